### The words of the lessons and puzzles of Oath in English.

## 1. Two Wakes

lesson-wakes = Two Wakes
    .idea = Your turn begins with a Wake. Hold the title at one Wake, still hold it at your next, and you have won.
    .success = You won as the Usurper: title, Wake, title, Wake.
lesson-wakes-attack = You are red. The title, the crown on top, goes to whoever rules the most sites. You rule one, purple too. Bandits hold the coast where you stand: campaign there with all five warbands, your soldiers.
    .no-dice = No dice, no swords. Every warband on your board can throw one.
    .stay = You could, but Supply is short. Fight where you stand.
    .not-yet = Do not rest yet: one site more, and the title is yours.
    .otherwise = Campaign against the bandits, and throw all five dice.
lesson-wakes-leave = Won! Say how many warbands stay there: a site is yours only while your warbands stand on it.
    .no-rule = No warbands, no rule: the bandits are back at once, even while your pawn stands there.
lesson-wakes-hold = The title is yours. End your turn. You must still have it when your next turn begins: at your Wake.
    .otherwise = The title has to be yours when you wake. Then end your turn.
lesson-wakes-win = You woke with the title: now you are the Usurper. One more Wake with it, and you have won. End your turn.
    .otherwise = The title has to be yours at your next Wake, too.

## 2. A Vision needs one Wake

lesson-vision = A Vision needs one Wake
    .idea = A revealed Vision gives you a goal of your own: fulfil it at one Wake, once three Visions have been drawn, and you win.
    .success = Two roads to victory for an Exile: the title at two Wakes, or a Vision at one.
lesson-vision-banner = The facedown card before you, an adviser, is a Vision: hold the Darkest Secret. Nobody has that banner, and one secret lies on it. Recover it from anywhere by paying more secrets than lie there.
    .thrown = That throws your Vision away. Reveal it instead.
    .no-banner = Your Vision asks for the Darkest Secret, and you do not hold it yet.
    .otherwise = Recover the Darkest Secret: you have two secrets, and one lies on it.
lesson-vision-reveal = Now show your Vision. Playing a facedown adviser costs no Supply.
    .thrown = That throws your Vision away. Reveal it instead.
    .hidden = A hidden Vision wins nothing. Reveal it before your turn ends.
    .otherwise = First your facedown adviser: play the Vision face up.
lesson-vision-wake = Three Visions have been drawn, so yours counts. End your turn, and wake as a Visionary.
    .otherwise = All is ready. End your turn.

## 3. Secrets, favor, warbands

lesson-loop = Secrets, favor, warbands
    .idea = A secret becomes favor, favor becomes warbands, and in Rest your secret comes home.
    .success = Four new warbands, and look: the favor went to the banks, but your secret is back. Next turn it works again.
lesson-loop-trade = Mustering hires warbands and costs favor. Trade your secret with Elders here: one favor, and one more for each adviser of the same suit. Your Tents have it.
    .one-favor = Only one favor: none of your advisers has its suit. Compare with Elders.
    .no-favor = Mustering costs a favor, and you have none. Trade first.
    .otherwise = Trade your secret with Elders first.
lesson-loop-muster = Two favor! Now muster: one favor on a card without tokens brings two warbands.
    .busy = A token already lies there, so this card is busy until Rest. Choose another one.
    .otherwise = Muster on a card here that has no token yet.
lesson-loop-again = Once more, on the other card. A card that carries a token is busy this turn. Then your turn ends by itself: watch your secret.
    .busy = That card carries your favor already. Take the other one.
    .otherwise = One favor is left. Muster with it on Storyteller.

## 4. Find people

lesson-search = Find people
    .idea = A Search shows you three cards, and you play one: to your site for favor and for all, or to your advisers for you alone.
    .success = One warband more on each site you rule, and a favor from the bank of Order. The more Visions are drawn, the dearer the world deck gets.
lesson-search-search = Most actions cost Supply, the bags on your board. For two of it, draw three cards from the world deck.
    .not-yet = Supply is there to be spent. Search first.
    .otherwise = Search the world deck this time.
lesson-search-keep = Read all three and keep one. Garrison gives a warband for each site you rule, and you rule two.
    .soldiers = A good card. But today you came for soldiers: keep Garrison.
lesson-search-discard = The others go to the discard pile of the next region, where anybody may find them. Say which goes first.
lesson-search-play = The tree on the card says: sites only. Play it to your Mountain.
    .tree = The tree keeps this card at sites. It could hide facedown among advisers, but there it does nothing.
    .asleep = Facedown it does nothing. Play it to the Mountain.
    .discarded = That discards it. You wanted the soldiers.

## 5. Count, roll, sacrifice

lesson-dice = Count, roll, sacrifice
    .idea = You must beat the defense, not equal it; warbands that you sacrifice close exactly the gap.
    .success = Three swords, three hollow ones that make one, one sacrifice: five beat four. The site and the title are yours.
lesson-dice-attack = The Chancellor rules the coast where you stand. It defends itself with one die for the site, one for the title, and two warbands. Campaign against purple.
    .here = Stay and fight: the site that you want is the one you stand on.
    .otherwise = Begin a campaign against purple.
lesson-dice-roll = You could add other sites as targets; one is enough today. Then throw all seven dice. A sword counts one, two hollow swords make one.
    .enough = Two targets need more swords than you have. One is enough today.
    .all-seven = Throw all seven: dice that you keep back win nothing.
lesson-dice-sacrifice = Purple’s Longbows took one die from you. Four against four, and a tie is a defeat. Sacrifice one warband, and it is five to four.
    .half = Now you lose half of your force and gain nothing. One warband would have bought the victory.
lesson-dice-leave = Leave at least one warband to rule. The rest stay on your board for the next fight.
    .nobody = Without a warband nobody rules here, least of all you.

## 6. Who wins next?

lesson-next = Who wins next?
    .idea = Before you act, ask who wins at their next Wake if nobody moves; if you are the last one before them, stop them.
    .success = Blue woke without its goal. One look at who wins next, every turn: that is what keeps a table of Oath alive.
lesson-next-banner = A relic lies at your feet for two favor. But blue’s Vision asks for the People’s Favor, blue has it, and wakes next. Take that banner: pay more than the three on it.
    .relic = A fine relic. But two favor are left, the banner needs four, and blue is about to wake.
    .asleep = Blue wakes, its Vision is fulfilled, and the game is over.
    .too-poor = You need all four favor for the banner, and you have four.
    .otherwise = Blue still holds the People’s Favor and wins at its Wake.
lesson-next-rest = Nobody wins at the next Wake any more. End your turn, and watch blue wake.
    .otherwise = Blue has won after all.

## 7. On the throne

lesson-throne = On the throne
    .idea = The Chancellor wins by holding the title when the end die stops the game: after round 5 on a 6, after 6 from 5, after 7 from 3, after 8 always.
    .success = A five after round 7: the game is over, and the title was yours. The Chancellor wins by holding on.
lesson-throne-travel = You are the Chancellor. Two sites each: a tie keeps the title with you. But red stands at your Mountain, where one warband waits. Go there: your board fights where your pawn stands.
    .alone = Red campaigns against that one warband, takes the Mountain, and with it the title. The die is thrown only while the Empire has it.
    .otherwise = The blow will fall on the Mountain. Travel there.
lesson-throne-garrison = You rule here, so you may put warbands onto the site, free of charge.
    .first = First put some warbands onto the site. It costs nothing.
    .otherwise = Put warbands from your board onto the Mountain.
lesson-throne-hold = End your turn. Red will try it, and you may answer with Longbows. Then the end die is thrown: three or more ends the game.
    .otherwise = Red has taken the title.

## 8. A hand from the throne

lesson-citizen = A hand from the throne
    .idea = When the Empire wins, its Successor wins in the Chancellor’s place: under Supremacy a Citizen with more relics and banners.
    .success = The Empire wins, and its Successor is you.
lesson-citizen-accept = The last round. You cannot win by the title any more, but the Chancellor offers you Citizenship and a relic. Accept.
    .no-road = An Exile without the title and without a Vision has no road left. A Citizen still has one.
lesson-citizen-relic = Your warbands turned purple, and you win only as Successor. You have one treasure, the Chancellor two. Burn two favor for the relic here.
    .behind = One treasure against two: the Chancellor would win.
    .otherwise = A relic lies here. Recover it.
lesson-citizen-banner = Two to two is not enough: you need strictly more. Take the People’s Favor with your last two favor.
    .more = Two to two: the Chancellor stays ahead in a tie. You need one more.
    .otherwise = The People’s Favor lies with nobody. Recover it.
lesson-citizen-inherit = End the turn: with round 8 the game is over.
    .otherwise = Nothing else is needed. End your turn.

## 9. Your first game

lesson-game = Your first game
    .idea = The rulebook’s own first game: three turns have been played, yours is the last of round 1, and the title is within reach.
    .success = You have the title. Wake with it twice, and you win. In your own game, too, look every turn who wins next.
lesson-game-muster = The Chancellor rules three sites, nobody else any. Take two of them, and the title is yours. First muster on Elders.
    .too-few = Three warbands are too few for that. Muster first.
    .otherwise = Muster on Elders, the card at your site.
lesson-game-favor = Now play your facedown adviser: A Small Favor brings four warbands.
    .thrown = That throws it away. Play it to your advisers.
    .too-few = Wait: four more warbands are hidden among your advisers.
    .otherwise = Play A Small Favor to your advisers.
lesson-game-attack = Nine warbands. Campaign against purple here, name the Mountain as a second target, and throw all nine dice.
    .one-site = One site makes it one to two: the title stays where it is. Add the Mountain.
    .now = Now is the time to strike.
    .all-nine = Two sites are well defended. Throw all nine dice.
    .otherwise = Two targets: the coast where you stand, and the Mountain.
lesson-game-sacrifice = A tie again? You know what to do.
    .half = A tie is a defeat, and now half of your force is gone. One warband buys the victory.
lesson-game-leave = Spread your warbands over both sites.
    .nobody = A site without your warbands is not yours, and you need both.

## Puzzles

puzzle-supper = Supper first
    .success = The inn bought the campaign. Cards at your site work for you.
puzzle-supper-turn = One Supply left. Take the title this turn.
    .no-supply = A campaign costs two Supply. Where can you get some?
    .title = The title is still purple’s.
    .spent = That favor was needed for something else.
    .nobody = A site without warbands is not yours.
    .otherwise = The title is still purple’s.
    .hint-1 = Read the cards at your site. One of them sells Supply.
    .hint-2 = One favor at the Wayside Inn, then a campaign against the bandits.

puzzle-love = The price of love
    .success = Trade where an adviser matches, pay three for a banner with two, and show your Vision.
puzzle-love-turn = Your hidden Vision asks for the People’s Favor, and two favor lie on it. Win at your next Wake.
    .two-favor = Now you have two favor, and two do not beat two.
    .spent = That favor was needed for the banner.
    .thrown = That throws your Vision away.
    .otherwise = You wake without the banner, or without your Vision.
    .hint-1 = You need three favor. What does a trade bring, and where does it bring more?
    .hint-2 = Elders have the suit of your Tents: two favor.

puzzle-coast = The coast road
    .success = From coast to coast costs one Supply, not four.
puzzle-coast-turn = Three Supply. Take the title this turn.
    .seven = There the Chancellor’s pawn stands: seven warbands wait for your four.
    .dear = Then too little Supply is left for a campaign.
    .nobody = A site without warbands is not yours.
    .otherwise = The title is still purple’s.
    .hint-1 = A campaign costs two Supply, so one is left for the way.
    .hint-2 = You stand on a coast. Where is the other one?

puzzle-army = The army at home
    .success = Warbands on a site where you stand and rule may come back to your board, all but the last.
puzzle-army-turn = Two sites each, and the title is purple’s. Take it this turn.
    .alone = You march with a single warband. The others stayed at home.
    .strong = Purple’s pawn and four warbands wait there.
    .nobody = A site without warbands is not yours.
    .otherwise = The title is still purple’s.
    .hint-1 = Your army stands on the Mountain, and you too.
    .hint-2 = Withdraw three, and go where purple has only one.

puzzle-third = The third Vision
    .success = The third Vision was drawn, from the world deck: now yours counts.
puzzle-third-turn = Your Vision is fulfilled, and yet you do not win: only two Visions have been drawn. Win at your next Wake.
    .pile = A Vision from a discard pile counts for nothing: it has been drawn before.
    .replaced = It takes the place of your own Vision, and that one was fulfilled.
    .two-drawn = Only two Visions have been drawn.
    .otherwise = You wake, and yet you do not win.
    .hint-1 = Look at the back of the top card of the world deck.
    .hint-2 = Only a Vision drawn from the world deck moves the marker. Then do not reveal it.

puzzle-lock = Pick the lock
    .success = A stranger’s suit at the holder’s site unlocked the banner, and playing a facedown adviser is free.
puzzle-lock-turn = Purple holds the Darkest Secret, and it is secured. Your Vision asks for it. Win at your next Wake.
    .locked = Every suit at purple’s site is matched by an adviser of purple’s: the banner is secured.
    .not-there = Among your advisers it unlocks nothing. The card has to lie at purple’s site.
    .spent = That was your last Supply.
    .otherwise = You wake without the banner.
    .hint-1 = The banner is secured while its holder’s advisers match every suit at the holder’s site.
    .hint-2 = You stand at that site, with a card of another suit up your sleeve.

puzzle-crown = Somebody else’s crown
    .success = You need not take the title yourself: it is enough that somebody else leads.
puzzle-crown-turn = Blue is the Usurper and wakes next. Two warbands are too few to fight. Stop blue.
    .asleep = Blue wakes with the title for the second time.
    .thrown = That throws the card away. Play it to your site.
    .otherwise = Blue wakes with the title for the second time.
    .hint-1 = Who would have the title if blue lost a site?
    .hint-2 = Blue’s pawn is not here. Read your facedown adviser.

puzzle-alchemy = Alchemy
    .success = Planned from the end: three treasures beat two, they cost four favor, and four favor are one use of the Alchemist.
puzzle-alchemy-turn = No favor, two secrets, two Supply, and a hidden Vision of Sanctuary. Win at your next Wake.
    .one-favor = One favor is far from enough, and the Supply is gone.
    .asleep = You wake without your goal.
    .supply = You have no Supply for walking.
    .otherwise = You wake, and your Vision is not fulfilled.
    .hint-1 = Your Vision asks for the most relics and banners. How many do you need, and what do they cost?
    .hint-2 = Four favor: two for the relic here, two for the People’s Favor.
