import type { CountryCode } from './countries/codes.ts'

/** Mail providers whose addresses people have at home, by country; for did-you-mean. */
const byCountry = {
  NL: [
    ...['ziggo.nl', 'kpnmail.nl', 'kpnplanet.nl', 'planet.nl', 'hetnet.nl', 'home.nl', 'upcmail.nl', 'xs4all.nl'],
    ...['casema.nl', 'chello.nl', 'quicknet.nl', 'zonnet.nl', 'tele2.nl', 'telfort.nl', 'online.nl', 'caiway.nl'],
    ...['solcon.nl', 'wxs.nl', 'versatel.nl', 'multiweb.nl', 'zeelandnet.nl', 'kabelfoon.nl', 'freedom.nl'],
    ...['hotmail.nl', 'live.nl', 'hccnet.nl', 'tiscali.nl', 'orange.nl', 'wanadoo.nl'],
  ],
  BE: [
    ...['telenet.be', 'skynet.be', 'proximus.be', 'scarlet.be', 'belgacom.net', 'voo.be', 'edpnet.be'],
    ...['brutele.be', 'pandora.be', 'hotmail.be', 'live.be', 'outlook.be'],
  ],
  DE: [
    ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'arcor.de', 'online.de', 'email.de', 'mail.de'],
    ...['posteo.de', 'mailbox.org', 'vodafone.de', 'vodafonemail.de', 'kabelmail.de', 'unitybox.de', 'magenta.de'],
    ...['alice-dsl.net', 'netcologne.de', 'ewetel.net', 'gmx.info', 'hotmail.de', 'live.de', 'outlook.de', 'yahoo.de'],
  ],
  AT: ['gmx.at', 'aon.at', 'a1.net', 'chello.at', 'hotmail.at', 'live.at', 'outlook.at', 'drei.at'],
  CH: ['bluewin.ch', 'gmx.ch', 'sunrise.ch', 'hispeed.ch', 'hotmail.ch', 'swissonline.ch'],
  FR: [
    ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'neuf.fr', 'bbox.fr', 'numericable.fr'],
    ...['hotmail.fr', 'live.fr', 'outlook.fr', 'yahoo.fr', 'gmx.fr'],
  ],
  IT: [
    ...['libero.it', 'virgilio.it', 'tiscali.it', 'alice.it', 'tin.it', 'fastwebnet.it', 'hotmail.it', 'live.it'],
    ...['outlook.it', 'yahoo.it'],
  ],
  ES: ['telefonica.net', 'hotmail.es', 'outlook.es', 'yahoo.es', 'gmx.es', 'ono.com'],
  PL: ['wp.pl', 'onet.pl', 'o2.pl', 'interia.pl', 'gazeta.pl', 'op.pl', 'vp.pl', 'tlen.pl', 'onet.eu'],
  GB: [
    ...['btinternet.com', 'sky.com', 'virginmedia.com', 'talktalk.net', 'ntlworld.com', 'blueyonder.co.uk'],
    ...['hotmail.co.uk', 'live.co.uk', 'yahoo.co.uk', 'tiscali.co.uk', 'gmx.co.uk'],
  ],
  IE: ['eircom.net', 'yahoo.ie', 'live.ie', 'outlook.ie'],
  US: [
    ...['comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net'],
    ...['earthlink.net', 'optonline.net'],
  ],
  CA: ['rogers.com', 'shaw.ca', 'sympatico.ca', 'bell.net', 'telus.net', 'videotron.ca', 'yahoo.ca', 'hotmail.ca'],
  AU: ['bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'iinet.net.au', 'yahoo.com.au', 'live.com.au'],
  NZ: ['xtra.co.nz', 'slingshot.co.nz', 'orcon.net.nz'],
} satisfies Record<CountryCode, string[]>

const worldwide = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com', 'icloud.com', 'me.com'],
  ...['mac.com', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['tutanota.com', 'tuta.io', 'tuta.com', 'zoho.com', 'gmx.com', 'mail.com', 'email.com', 'fastmail.com', 'hey.com'],
  ...['yandex.com', 'mail.ru', 'passmail.net', 'privaterelay.appleid.com'],
]

/** All of them, the likeliest first: of two that are equally close, did-you-mean offers the first. */
export const mailDomains: readonly string[] = [...worldwide, ...Object.values(byCountry).flat()]

/** Providers with one domain and a name of their own: the name with any other ending is a mistake. */
export const unmistakableMailDomains: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'protonmail.com', 'btinternet.com', 'ziggo.nl', 'kpnmail.nl'],
  ...['hetnet.nl', 'upcmail.nl', 'xs4all.nl', 'telenet.be', 't-online.de', 'bluewin.ch'],
]

/** Endings that no domain has, or next to none, and what was meant. */
export const mistypedEndings: Readonly<Record<string, string>> = {
  ...{ c: 'com', cm: 'com', cmo: 'com', ocm: 'com', om: 'com', con: 'com', comm: 'com', coom: 'com', cpm: 'com' },
  ...{ vom: 'com', xom: 'com', clm: 'com', ccom: 'com', n: 'nl', nll: 'nl', nnl: 'nl', nlm: 'nl', nk: 'nl', ln: 'nl' },
  ...{ b: 'be', bee: 'be', eb: 'be', d: 'de', dee: 'de', ed: 'de', nte: 'net', ent: 'net', nett: 'net', ner: 'net' },
  ...{ ogr: 'org', rog: 'org', orgg: 'org' },
}
