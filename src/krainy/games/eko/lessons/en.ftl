### The words of the lessons and puzzles of Ekö in English.

## 1. Twelve points and a capital

lesson-points = Twelve points and a capital
    .idea = You win with 12 points, but only with a building on a capital.
    .success = Twelve points and a capital: that is how every game ends. Now learn how to get there.
lesson-points-walk = Count with me: a castle is 3, three towers 6, two camps 2. Eleven points, and twelve win, but only with a capital. Walk with E4 to D3, right beside it.
    .no-capital = Twelve points, and yet no victory: you own no capital. Take it back and look at D2.
    .too-far = You have to stand beside the capital before you can build there. Walk first.
    .onto = Nobody walks onto the capital: it is for buildings. Stop on a space beside it.
    .otherwise = A stack of yours must stand beside the capital D2. D3 would be a good place.
lesson-points-build = Now build a camp on the capital. It costs one disc of your stack and brings the twelfth point.
    .no-capital = Twelve points, but still no capital. Build on D2 instead.
    .march = Walk no further, build: your stack already touches the capital.

## 2. Walk, join, strike

lesson-walk = Walk, join, strike
    .idea = A stack walks as far as the way is free, joins its own and strikes what is smaller.
    .success = Gone from the board, but not from the game: the disc waits in navy’s reserve.
lesson-walk-join = One disc beats nobody of its own size. Put B2 on C4: two discs are one stack.
    .too-small = Not enough: you need more discs than stand there. Join two of your stacks first.
    .mountain = Mountains are for buildings. Discs walk only on the round spaces.
    .otherwise = No stack of two yet. Move a disc onto another disc of yours.
lesson-walk-strike = Now walk any distance over empty spaces and end on a single navy disc. The whole stack goes.
    .equal = You need more discs than stand there, and two beat only one. Look for a single disc.
    .otherwise = Nothing was struck. A Move that ends on a smaller enemy stack takes it.

## 3. The circle of sizes

lesson-sizes = The circle of sizes
    .idea = Two beats one, three beats two, four beats three, and one beats four.
    .success = Big is not safe. Always look who can reach you.
lesson-sizes-three = Your three on D5 can take a two. There is one in the east, on E7.
    .less = Three is less than four. Who beats a four? The smallest of all.
    .exactly-four = A single disc takes only exactly four, never two or three.
    .later = You have found it before I told you! But that is the next step; first the two on E7.
    .two = A fine catch, but only one disc. Your three is worth more: take the two on E7.
    .otherwise = Take the navy stack of two on E7 with your three.
lesson-sizes-one = A stack of four looks safe. A single disc destroys it and leaves the board with it: Kamikaze. Strike G4.
    .less = Three is less than four. Send the single disc.
    .otherwise = The four on G4 still stands. One of your single discs can destroy it.
lesson-sizes-arm = Your hero waits in the reserve. Put him back on one of your stacks.
    .four = That works, though a four invites the next Kamikaze.

## 4. Discs become stone

lesson-build = Discs become stone
    .idea = A Build sends discs to your reserve, and Arming brings them back in the same turn.
    .success = Two points, a capital, and all four discs are home. Building costs time, not people.
lesson-build-camp = Empty ground takes a camp: one disc, one point. Build it on the capital D2.
    .roof = First a camp, then a tower. Nobody begins with the roof.
    .not-beside = This stack does not touch the capital. Only a neighbour can build there.
    .elsewhere = A point is a point, but the capital is worth more than the others. Build on D2.
    .otherwise = Build this time: E2 stands right beside the capital.
lesson-build-arm = The disc that you paid is in your reserve. A turn ends with Arming: put it back on a stack.
    .fine = That is fine too: two discs are still beside the capital, just enough for a tower.
lesson-build-tower = One size up: a camp becomes a tower. Two discs, two points.
    .mountains = Castles stand only on mountains. On a capital the tower is the last word.
    .desert = A stone desert bears nothing larger than a camp.
    .elsewhere = Another camp is fine, but this time let the camp on D2 grow.
    .otherwise = Build a tower where your camp stands, on D2.
lesson-build-home = Now arm both discs onto one stack.
    .both = One disc stays behind in the reserve. You may put both on the stack.

## 5. Quiet ground

lesson-quiet = Quiet ground
    .idea = No stack next to an enemy building can be armed, so a small camp can starve a big army.
    .success = One disc of yours, and two of theirs are locked in. To arm, navy would have to walk away, and then it has lost its place.
lesson-quiet-camp = Navy has two discs waiting. Its stacks G2 and G3 both touch the ravine H2. Build a camp in it.
    .not-theirs = A nice point, but navy’s stacks do not touch it. Find the terrain that both of them touch.
    .elsewhere = A point for you, but navy arms all the same. Its two stacks both touch H2.
    .otherwise = Do not chase them, lock them in: build on H2.
lesson-quiet-arm = You arm too. D4 stands beside a navy camp and gets nothing, so use H3. Then watch navy’s turn: its reserve stays where it is.
    .beside = An enemy building is next door. Recruits do not get through.

## 6. The Emperor strikes

lesson-emperor = The Emperor strikes
    .idea = A stack with its Emperor also beats a stack of the same size, and a captured Emperor is worth 3 points.
    .success = Three points: as much as a castle, and nobody paid for it.
lesson-emperor-equal = The crown on E4 is your Emperor. With him two beat two: take G6.
    .early = Well seen! Their Emperor was within your reach already. That counts.
    .no-crown = The same size, but no Emperor on top. Only the crown makes equal enough.
    .four = Two against four is too few, even for an Emperor.
    .otherwise = Take an equal stack with your Emperor: from E4 to G6.
lesson-emperor-capture = Navy’s Emperor hides on B5 with one guard. Two against two again: take him captive.
    .no-crown = These two have no Emperor among them, and their number is only equal. Send the crown.
    .otherwise = Navy’s Emperor is still free. Your own one can reach him from where he stands.

## 7. Four is not a fortress

lesson-four = Four is not a fortress
    .idea = Before you end a turn, ask who can reach your Emperor.
    .success = Safe: no answer of navy’s takes your Emperor. Ask that question every turn.
lesson-four-strike = Navy’s Emperor sits on four discs on E4 and feels safe. You know who beats a four.
    .too-weak = Too weak for a four. Only a single disc can take it.
    .otherwise = The four still stands. G3 is a single disc: let it strike.
lesson-four-save = Now it is the other way round: the Emperor on that four is yours, and the disc on G3 is navy’s. Find a turn that saves him.
    .struck = Strike first: a good defence.
    .castle = Beautiful: a castle, and a stack of three that is safe.
    .four-again = Four again, and the lone disc takes them all. Three would have been safe.
    .two = A stack of two is too small here: navy’s Emperor beats an equal stack.
    .distance = Distance is no shelter: the disc walks as far as the way is free.
    .otherwise = Navy finds a way to your Emperor. Take it back and look for another turn.
    .hint-1 = A single disc takes only exactly four.
    .hint-2 = A camp costs one disc of the stack. And mind where you put it back.

## 8. Forced March

lesson-march = Forced March
    .idea = Three warriors of the reserve, given up for good, buy a second action.
    .success = Ask every turn: can anybody, you or they, do two things now?
lesson-march-strike = Eleven points, no capital, and nobody of yours beside it. First go there: take the navy disc on D3.
    .not-beside = You are not beside the capital yet. Walk first.
    .otherwise = You need a stack beside the capital D2. C4 gets to D3 and takes a disc on the way.
lesson-march-march = Three warriors in your reserve buy one more action. They leave the game for good, so spend them on something big: now.
    .moment = That was the moment. Take it back and buy the Forced March.
lesson-march-build = And now build on the capital.
    .otherwise = A camp on D2, and you have won.

## 9. Your first game

lesson-game = Your first game
    .idea = The first turns of a real game, led by hand, on the board that you know. Then play a game of your own.
    .success = The start is made: the capital is yours. Begin your own game like this: twelve points win, so take the capital and hold it.
lesson-game-swap = The board is full and every stack is one disc. Once, before the first turn, you may swap your Emperor on F6 with another disc of yours. Or leave him there.
lesson-game-strike = At first you reach only neighbours, and one disc does not beat one. But your Emperor does: put him to work.
lesson-game-capital = One capital for two players. D3 stands beside it: build a camp on D2 before violet does.
    .not-beside = Only a stack beside the terrain can build there.
lesson-game-three = Single discs are easy prey. Arm and join until you have a stack of three.

## Puzzles

puzzle-equal = Equal is enough
    .success = Nine points and a captive Emperor are twelve.
puzzle-equal-turn = Nine points and a capital. Win this turn.
    .no-crown = Equal, but without a crown it is not enough.
    .slow = One or two points are too few. Something here is worth three.
    .otherwise = You have not won yet. What is worth three points?
    .hint-1 = What is worth three points at a single blow?
    .hint-2 = Your Emperor also beats a stack of his own size.

puzzle-small = One against four
    .success = The smallest takes the greatest, and a Kamikaze takes captives too.
puzzle-small-turn = Nine points and a capital. Win this turn.
    .too-weak = Your Emperor is too weak for a four.
    .otherwise = Not yet. Navy’s Emperor would be worth three points.
    .hint-1 = Navy’s Emperor stands on a four. Who beats a four?
    .hint-2 = Look for a single disc of yours with a free way.

puzzle-takeover = Their tower, your capital
    .success = Taking over costs one disc more, all from one stack: three for a tower.
puzzle-takeover-turn = Eleven points, but the capital is navy’s. Win this turn.
    .one-short = A takeover costs one disc more than the building itself. Two are one too few.
    .same-size = You replace a building only by one of the same size.
    .otherwise = The capital is still navy’s.
    .hint-1 = A takeover costs one disc extra, and one stack has to pay it all.

puzzle-camps = All camps are out
    .success = The upgrade brought a camp home, and just the two discs that were missing for the Forced March.
puzzle-camps-turn = Twelve points, no capital, and not one camp left to build. Win this turn.
    .none-left = All five camps stand on the board already. How does one come home?
    .moment = Now you have three warriors in your reserve. What can they buy?
    .no-walk = Walking does not bring a camp home.
    .otherwise = That does not lead to the capital this turn.
    .hint-1 = A camp comes home when it grows into a tower.
    .hint-2 = You need two actions. What do they cost, and where do the discs come from?

puzzle-blows = Two blows
    .success = Not a single point, and yet a win: navy has no disc left on the board.
puzzle-blows-turn = Navy is far ahead in points. Win this turn.
    .second = One blow is not enough. Three warriors in your reserve are waiting.
    .too-weak = Two against four is too few, also with the Emperor.
    .points = You will not catch up on points today. There is a second way to win.
    .otherwise = Navy still has discs on the board.
    .hint-1 = Who alone has discs on the board has won.
    .hint-2 = Two stacks, two blows: a four takes a three, a single disc a four.

puzzle-defence = The obvious defence
    .success = Take away the builder, not the ground: without a stack beside the capital nobody builds there.
puzzle-defence-turn = Navy has eleven points and stands beside the capital. Stop it from winning next turn.
    .replaced = Navy replaces your camp by its own: twelve points and a capital.
    .otherwise = Navy wins in its next turn.
    .hint-1 = Who would build for navy?
    .hint-2 = Only one navy stack stands beside the capital.

puzzle-shrink = Who is watching the four?
    .success = You could not run, but you could shrink: three are safe from a single disc.
puzzle-shrink-turn = Two single discs watch your Emperor. Play a turn after which navy cannot take him.
    .castle = The best of all: a castle for you, and a safe three.
    .runs = Two single discs guard the whole board. You cannot outrun them.
    .four-again = Four again, and a single disc strikes.
    .otherwise = Navy takes your Emperor captive.
    .hint-1 = You cannot run. Can you shrink?
    .hint-2 = A Build makes the stack smaller. Then do not make it four again.

puzzle-exchange = A captive for a captive
    .success = Three of navy’s points were your own Emperor. The exchange brings him home and leaves navy with nine.
puzzle-exchange-turn = Navy has twelve points and needs only a camp on the capital. Stop it.
    .replaced = Navy replaces your camp, and it has won.
    .four = Three against four: that stack cannot be taken.
    .otherwise = Navy builds on the capital and wins.
    .hint-1 = Where do navy’s points come from?
    .hint-2 = Captured Emperors are exchanged at once.

puzzle-insurance = Insurance
    .success = Whoever holds a captive loses their own Emperor only for a moment: both are exchanged at once.
puzzle-insurance-turn = Single discs watch your four, and navy’s Emperor beats a three. Do not let navy keep your Emperor.
    .equal = Three is no longer safe: navy’s Emperor has three discs too.
    .runs = Nobody outruns a single disc.
    .otherwise = Navy takes your Emperor and keeps him.
    .hint-1 = If you must lose him for a moment, what would you want in your hand?
    .hint-2 = Your four is strong enough for navy’s Emperor.
