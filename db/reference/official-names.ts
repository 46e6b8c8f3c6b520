/** What the people behind a site call themselves, in the languages of the product, Russian and Ukrainian; no accents. */

/** As a separate word it poses as the site, in any combination: "Anna Support". */
export const officialTitles = [
  ...['admin', 'admins', 'administrator', 'moderator', 'moderators', 'sysadmin', 'webmaster', 'sysop', 'root'],
  ...['support', 'supporter', 'helpdesk', 'helpcenter', 'customerservice', 'customersupport', 'customercare'],
  ...['klantenservice', 'klantendienst', 'klantenondersteuning', 'beheerder', 'sitebeheer'],
  ...['kundenservice', 'kundendienst', 'kundensupport', 'kundenbetreuung', 'administratorin', 'moderatorin'],
  ...['administrateur', 'administratrice', 'moderateur', 'moderatrice', 'serviceclient', 'serviceclients'],
  ...['administrador', 'administradora', 'moderador', 'moderadora', 'soporte', 'atencionalcliente'],
  ...['amministratore', 'amministratrice', 'moderatore', 'assistenza', 'servizioclienti', 'supporto'],
  ...['administratorka', 'moderatorka', 'obslugaklienta', 'biuroobslugi', 'wsparcie'],
  ...['админ', 'модер', 'поддержка', 'поддержки', 'техподдержка', 'підтримка'],
] as const

/** Nobody's name, and none contains it: these pose as the site with anything around them, "Xhelpdesk24" too. */
export const unmistakableTitles = [
  ...['administra', 'amministra', 'moderator', 'moderateur', 'moderatrice', 'moderador', 'webmaster'],
  ...['moderati', 'moderaci', 'moderacj', 'moderazion', 'moderacao', 'moderier'],
  ...['модератор', 'модерация', 'модерація', 'администра', 'адміністра'],
  ...['helpdesk', 'customerservice', 'customersupport', 'klantenserv', 'klantendienst', 'kundenserv'],
  ...['kundendienst', 'kundensupport', 'serviceclient', 'servizioclienti', 'atencionalcliente', 'obslugaklienta'],
] as const

/** Harmless in a name ("Team Anna"), posing where the whole name is made of them: "Service Team". */
export const officialWords = [
  ...['mod', 'mods', 'team', 'staff', 'crew', 'service', 'services', 'help', 'info', 'system', 'official', 'security'],
  ...['safety', 'billing', 'payments', 'contact', 'office', 'site', 'website', 'bot', 'notification', 'notice'],
  ...['hulp', 'beheer', 'redactie', 'veiligheid', 'betalingen', 'systeem', 'officieel', 'medewerker', 'directie'],
  ...['hilfe', 'verwaltung', 'sicherheit', 'redaktion', 'offiziell', 'mitarbeiter', 'kunden', 'systeme'],
  ...['aide', 'assistance', 'equipe', 'securite', 'officiel', 'moderation', 'clients', 'client', 'systeme'],
  ...['ayuda', 'equipo', 'servicio', 'seguridad', 'oficial', 'sistema', 'atencion', 'cliente'],
  ...['aiuto', 'servizio', 'squadra', 'sicurezza', 'ufficiale', 'clienti'],
  ...['pomoc', 'obsluga', 'zespol', 'serwis', 'bezpieczenstwo', 'oficjalny', 'klienta', 'customer', 'klanten'],
  ...['lequipe', 'lassistance', 'dienst', 'afdeling', 'department', 'abteilung', 'служба', 'команда'],
  ...['bericht', 'automatisch', 'automatische', 'melding', 'mededeling', 'message', 'automatic', 'automated'],
  ...['nachricht', 'mitteilung', 'automatique', 'mensaje', 'automatico', 'messaggio', 'wiadomosc', 'automatyczna'],
  ...['fraude', 'fraud', 'betrug', 'frode', 'oszustwo', 'verificatie', 'verification', 'privacy', 'abuse'],
  ...['owner', 'eigenaar', 'inhaber', 'proprietaire', 'propietario', 'proprietario', 'wlasciciel'],
  ...['ceo', 'founder', 'oprichter', 'director', 'directeur'],
] as const

/** What may stand beside those without making a person of them. */
export const officialFillers = [
  ...['the', 'your', 'of', 'from', 'and', 'by', 'de', 'het', 'van', 'en', 'das', 'der', 'die', 'von', 'und'],
  ...['le', 'la', 'les', 'du', 'et', 'el', 'los', 'del', 'al', 'il', 'di'],
  ...['dating', 'chat', 'date', 'app', 'online', 'nederland', 'belgie', 'nl', 'be', 'com', 'eu'],
  ...['bv', 'nv', 'gmbh', 'ag', 'sa', 'sas', 'sarl', 'srl', 'spa', 'spzoo', 'ltd', 'inc', 'llc', 'tm', 'sm'],
  ...['bank', 'holding', 'group', 'groep'],
] as const
