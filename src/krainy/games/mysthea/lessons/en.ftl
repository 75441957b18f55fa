### The words of the lessons and puzzles of Mysthea in English.

## 1. Glory for regions

lesson-glory = Glory for regions
    .idea = At the end of an Era every region card on the track pays its value to whoever controls such regions.
    .success = 40 to 39! Where units stand when an Era ends is what counts.
lesson-glory-play = The last turn of the game. Five kinds of region on the track will pay 2 to 6 glory. Play your card: it gives one command point.
    .no-time = Energy is worth nothing after the last turn. Play your card.
lesson-glory-walk = Your construct holds a forest worth 2. The crystal field next door is worth 6, and it is empty. One step.
    .tie = You gained the crystal field but gave up the river: 39 to 39, and the lower artefact number wins a tie.
    .golem = A golem of strength 2 stands there. Your construct has 1 and controls nothing.
    .route = A step leads within the island, or to the same kind of region on a neighbouring island.
    .stay = Use the point for a step: the construct can do better than the forest.

## 2. Command points

lesson-points = Command points
    .idea = A card gives command points: create, deploy, move, or take energy.
    .success = Two regions are yours. Move the Chosen first, deploy after: that is where your army grows.
lesson-points-play = The number on a card is its command points: three here. Play it.
    .later = Meditation comes in the next lesson. Play the card.
lesson-points-deploy = New units arrive where your Chosen stands. Deploying a golem costs two points, and one is ready in your pool.
    .pool = Created is not deployed: now two golems lie in the pool and none on the islands. Bring the one that you had.
    .bigger = A construct is fine, but a golem has strength 2. You can afford it.
    .otherwise = Deploy the golem from your pool.
lesson-points-move = One point left: move next door. Constructs and golems move once a turn.
    .two-points = For a golem you need two points, and one is left.
    .same-place = It would stand in the same forest as the others. Walk into another region.
    .point-left = You still have a point. One step brings you a second region.
    .otherwise = You hold only one region. Step with the golem into the one next door.

## 3. Meditation

lesson-meditate = Meditation
    .idea = Three energy, and a gift from every region where you have a unit.
    .success = Spread out early: it is enough to be there, you need not be the strongest.
lesson-meditate-meditate = Forest gives energy, river glory, mists experience, mountains a fortification. You are in all four: meditate.
    .later = Keep the card for later. Four gifts wait for you now.
lesson-meditate-fortify = Put the fortification where a unit of yours stands. It has strength 2 and never moves.
    .nobody = Nobody of yours is there to guard it.
    .free = It costs nothing. Put it somewhere.

## 4. A new card and its price

lesson-develop = A new card and its price
    .idea = Development buys cards for energy; the effect of a card costs as much energy as it has points.
    .success = A card has two halves: points for free, the effect for energy. Use both when you can.
lesson-develop-develop = Three cards lie open. Choose Development.
    .energy = You have two energy already, and that is enough to buy a card.
lesson-develop-fourth = First you either look at a fourth card or replace all three. Look at a fourth.
    .all-three = That throws all three away. Look at one more instead.
lesson-develop-take = One card costs 1 energy, two cost 3, three cost 5. The new yellow one gives 3 glory: take it.
    .dear = Its effect costs three energy and counts encounters. You have neither yet.
    .other = Not bad, but the yellow card brings 3 glory in your very next turn.
lesson-develop-play = Lusma has meditated, and it is your turn again. Play the new card.
    .not-now = Play the card first: it is worth 3 glory.
lesson-develop-effect = The card has one command point, so its effect costs one energy. Pay it. The point is yours besides.
    .treasure = The effect was the treasure, and now the card is gone. Take it back.
    .otherwise = The effect is still unpaid, and it is worth 3 glory.

## 5. Battle

lesson-battle = Battle
    .idea = Count strength, add one secret card; the stronger side takes 2 glory for each unit that the others lose.
    .success = Six to four: two units lost, four glory. Red attacks, blue brings glory, green energy, yellow retreats. And removed units return to the pool.
lesson-battle-begin = Chosen 3 and construct 1 are four. Golem 2 and two constructs are four as well. Start the battle in the forest.
    .keep-cards = Keep your cards for the battle: one of them will decide it.
    .not-now = Your artefact is charged and the rival is here. Start the battle.
lesson-battle-lay = One card each, in secret. Red adds its points to your strength.
    .tie = Four to four: a tie hurts nobody, and your artefact is empty. Lay a card.
    .retreat = Yellow is a retreat: it saves units, but it does not win.

## 6. Move an island

lesson-shift = Move an island
    .idea = A charged artefact moves the island of your Chosen, and its attunement card pays at once.
    .success = Battle and shift both empty the artefact. It can recharge when an event card comes to the space worth 6.
lesson-shift-shift = Your artefact is charged. Lift the island of your Chosen to the centre.
    .later = Meditate later. First the island: that is a special action, and it comes on top.
lesson-shift-attune = The tree pays 3 glory for each region that you control, and you hold four. Attune: it can be done once an Era.
    .on-the-table = You may shift without attuning, but twelve glory lay on the table.
lesson-shift-insert = Now put it back somewhere else. Between volcano and rupture, forests touch forests.
    .elsewhere = That is its old place. It has to go somewhere else.

## 7. An encounter

lesson-encounter = An encounter
    .idea = Bring the Chosen to your token, pay experience, and choose a symbol in the dark.
    .success = The card is yours. Six encounters can be worth more than forty glory, and mists give the experience.
lesson-encounter-walk = Your token waits on the monolith, the neighbouring island. Crystal touches crystal: play your card and take one step with the Chosen.
    .too-far = Your Chosen is on another island. Walk first: the special action may also come after the base action.
    .walk-first = First to the token: you need your base action for the step.
    .other-island = The token is on the monolith. Step onto its crystal field.
    .otherwise = Your Chosen has to stand on the monolith.
lesson-encounter-face = The first encounter costs 1 experience, the second 2, and so on. This one brings 6 glory at once: face it.
    .now = You are there, and you can pay. Face it now.
lesson-encounter-choose = Choose a symbol. You do not know what it hides, and both are good.
    .boot = Your artefact recharges, and one experience is back. The other symbol would have brought glory.

## 8. The monster comes last

lesson-monster = The monster comes last
    .idea = When its card is resolved, a monster attacks its island: be strong together, or be elsewhere.
    .success = Twelve against twelve was enough, and the strongest guild takes gold. Before the last round look at the track: which monsters come, and after which storm?
lesson-monster-play = The last turn of the Era. Cannibarok has strength 12; all units on its island together have ten. Play your card for one command point.
    .help = Meditation will not stop a monster. You need one more golem there.
lesson-monster-join = Rivals count too: against a monster you fight side by side. Bring the golem from the tree’s crystal field.
    .flight = A way out for the Chosen, but the others fall, and gold stays behind.
    .two-short = Twelve to ten: two short. Everybody on the island gives up a region with all units in it.
    .otherwise = Still not enough against Cannibarok. The golem on the tree is one step away.

## 9. Your first Era

lesson-era = Your first Era
    .idea = The first turns of a real game, led by hand. Then play a game of your own.
    .success = Well begun. In your own game aim for this in Era I: units in four regions, one attunement, one encounter. Twenty glory would be good.
lesson-era-start = Choose where your Chosen begins: an island whose regions you want, and not right beside the rival.
lesson-era-token = The token marks your first encounter. An island next door is close enough.
lesson-era-spread = Play a card. Deploy a unit with its command points, and move one into a region next door.
lesson-era-meditate = End your turn when nothing is left to do. In the next one meditate: every region with a unit of yours has a gift.

## Puzzles

puzzle-forests = First walk, then sing
    .success = Three forests, nine glory: the card counts what is so when you pay for it.
puzzle-forests-turn = Your card gives 3 glory for each forest that you control. Gain nine glory this turn.
    .too-early = One forest, three glory. The card counted too early.
    .enough = You have energy enough for the effect. Use the points to walk.
    .otherwise = There was more to gain: nine glory.
    .hint-1 = When does the card count?
    .hint-2 = Two command points are two steps, into two forests.

puzzle-price = A point is energy too
    .success = One point for the step, one for the price.
puzzle-price-turn = The same card, but only one energy. Gain six glory this turn.
    .short = You are one energy short. A command point can become energy.
    .otherwise = There was more to gain: six glory.
    .hint-1 = You are one energy short. Where does energy come from?
    .hint-2 = Two points: one for a step into a forest, one for energy.

puzzle-order = Before or after?
    .success = Base action first, special action second: three regions, nine glory. And you win the tie in the mountains by the lower artefact number.
puzzle-order-turn = The tree pays 3 glory for each region that you control. Gain nine glory this turn.
    .too-early = Now you control only one region. The special action may come second.
    .no-glory = No glory that way. Your artefact is charged.
    .otherwise = There was more to gain: nine glory.
    .hint-1 = The special action may come second.
    .hint-2 = Spread over all three regions of the tree, then shift.

puzzle-decoy = The decoy
    .success = You choose the region that is lost, and a Chosen is only wounded: it stays, holds the crystal field, and is healed in the next Era.
puzzle-decoy-turn = Utcoro, strength 10, will attack the tree, and you have eight there. Lose no unit, and end the Era with nine glory.
    .army = The whole army is gone.
    .otherwise = A unit was lost, or glory is missing.
    .hint-1 = Who cannot be removed?
    .hint-2 = You will choose which of your regions the monster empties.

puzzle-storm = Storm warning
    .success = The storm came first and blew Utcoro to the sphere. The safest place was the one under its nose.
puzzle-storm-turn = The last turn of the Era. Keep both golems and end the Era with nine glory.
    .blown = The storm blows Utcoro to the sphere, and there your golems stand.
    .otherwise = A golem was lost, or glory is missing.
    .hint-1 = Read the track from the left.
    .hint-2 = Where will Utcoro stand after the storm?

puzzle-bridge = The bridge
    .success = You moved the world, and then it was one step.
puzzle-bridge-turn = The last turn of Era III, and you are three glory behind. Win.
    .tie = That forest is empty, but it only ties, and Lusma has the lower artefact number. Take Lusma’s forest instead.
    .route = Forest touches forest only where the islands touch.
    .no-glory = That brings no glory any more.
    .otherwise = Lusma stays ahead.
    .hint-1 = Forest touches forest, if the islands touch.
    .hint-2 = Lusma holds the forest of the volcano with a single construct.

puzzle-crystals = Two cards, three crystals
    .success = Four energy were two effects, four points were four steps.
puzzle-crystals-turn = One card brings another one, and that one pays 3 glory for each crystal field that you control. Gain nine glory this turn.
    .alone = Then the other card stays in your hand. Which one brings which?
    .no-glory = No glory that way.
    .otherwise = There was more to gain: nine glory.
    .hint-1 = Four energy are two effects. Four points are four steps.
    .hint-2 = Constructs walk once a turn, the Chosen as often as you pay.

puzzle-defence = Make the losing battle pay
    .success = Six units defended, nine against nine hurt nobody, and blue paid for all of them.
puzzle-defence-turn = Lusma has no cards in hand. Gain eight glory this turn.
    .at-once = Seven glory with the blue card, and three units lost. Somebody is not there yet.
    .no-glory = No glory that way. A battle can pay even if you do not win it.
    .otherwise = There was more to gain: eight glory.
    .hint-1 = Blue pays for each unit that is there. Who is not there yet?
    .hint-2 = The red card can bring your Chosen, and its own two points pay for that.
