// The HTTP calls of accounts.
import { call } from '../shell/api';
import type { Lang } from '../shell/words';
import type { Account, Challenge, Code, Codes, Made, Mail, Named, NewPasskey, Parting, Posted, Proof, Return } from '../wire';

export type { Account, Parting, Passkey } from '../wire';

export const calls = {
  account: () => call<Account>('GET', '/account'),
  newPasskey: () => call<NewPasskey>('POST', '/account/passkeys/challenge'),
  addPasskey: (made: Made) => call<Account, Made>('POST', '/account/passkeys', made),
  dropPasskey: (passkey: string) => call<Account>('DELETE', `/account/passkeys/${encodeURIComponent(passkey)}`),
  setMail: (mail: string, lang: Lang) => call<Posted, Mail>('PUT', '/account/mail', { mail, lang }),
  confirmMail: (link: string) => call<Account, Return>('POST', '/account/mail', { link }),
  dropMail: () => call<Account>('DELETE', '/account/mail'),
  newCodes: () => call<Codes>('POST', '/account/codes'),
  parting: () => call<Parting>('GET', '/guest/parting'),
  erase: () => call<unknown>('DELETE', '/guest'),
  challenge: () => call<Challenge>('POST', '/login/challenge'),
  byPasskey: (proof: Proof) => call<Named, Proof>('POST', '/login/passkey', proof),
  askForLetter: (mail: string, lang: Lang) => call<Posted, Mail>('POST', '/login/mail', { mail, lang }),
  byLetter: (link: string) => call<Named, Return>('POST', '/login/letter', { link }),
  byCode: (code: string) => call<Named, Code>('POST', '/login/code', { code }),
};
