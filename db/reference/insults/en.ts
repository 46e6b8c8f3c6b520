import type { InsultWords } from './insult-words.ts'

export const en: InsultWords = {
  always: `
    asshole*, arsehole*, bitch, bitches, biatch, cunt, cunts, whore*, slut, sluts, skank, motherfucker*, cocksucker*,
    dickhead*, dipshit*, shithead*, fuckface*, fuckwit*, wanker*, twat, bellend, scumbag*, dumbass*, faggot*, tranny,
    nigger*, nigga*, kike, fuck you, fuck u, fuck off, piss off, screw you, shut the fuck up, shut your mouth, stfu, kys,
    kill yourself, go to hell, i hope you die, i will kill you, eat shit, suck my dick, you piece of shit,
    you are a piece of shit, you re a piece of shit, you are a dick, you re a dick, you are trash, you re trash,
    you are a freak, you re a freak, you are a creep, you re a creep,
    you idiot, you moron, you loser, you prick, you bastard, you retard, you pig, you cow, you jerk, you stupid, you dumb,
    you ugly, are you stupid, are you retarded, u idiot, u stupid, u loser`,
  addressed: `
    idiot, idiots, moron, morons, loser, losers, stupid, dumb, ugly, pathetic, fat, pig, cow, prick, tosser, fag, retard,
    retarded, disgusting, worthless, bastard, bastards, jerk, imbecile, pervert, perv, dyke, paki, chink, spic, hag`,
  address: `
    you are, you re, youre, ur, u r, you are a, you re a, youre a, ur a, u r a, you are an, you re an, youre an,
    ur an, u r an, stupid, dumb, fat, ugly, filthy, dirty, pathetic`,
  fillers:
    'really, such, so, just, damn, absolute, absolutely, total, totally, complete, utter, very, the, fucking, fuckin, bloody',
}
