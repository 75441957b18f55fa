### The words of Pebbles in English.

## The game

game-title = Pebbles
game-facts = 2 or 3 players, about 2 minutes, ages 5 and up, light
game-about = Heaps of pebbles, a handful a turn: whoever takes the last pebble wins.

## Options

option-heaps = Heaps
    .help = How many heaps there are, from 1 to 4.

## Colours, which are the players, and the heaps

colour-white = White
colour-black = Black
colour-brown = Brown

heap-north = the northern heap
heap-east = the eastern heap
heap-south = the southern heap
heap-west = the western heap

## The catalogue

catalogue-pebble = Pebbles
    .one = Pebble
    .help = What heaps are made of.
pebble-river = river pebble
fact-in_a_heap = In a heap

## What happens

event-begins = { NAME($seat) } begins.
event-took =
    { $number ->
        [one] { NAME($seat) } takes { $number } pebble of { NAME($heap) }.
       *[other] { NAME($seat) } takes { $number } pebbles of { NAME($heap) }.
    }
event-won = { NAME($seat) } has taken the last pebble: victory!

## What can be done: a sentence, a button, a word to type, the questions on the way

action-take =
    { $number ->
        [one] Take { $number } pebble of { NAME($heap) }
       *[other] Take { $number } pebbles of { NAME($heap) }
    }
    .verb = Take pebbles
    .word = take
    .heap = Which heap?
    .number = How many pebbles?

## What the game asks

prompt-Turn = { NAME($seat) } takes pebbles.
    .you = You take pebbles.
    .help = Take one, two or three pebbles (pebbles.turn.2), all of one heap (pebbles.turn.3).
