// The HTTP calls of accounts.
import { call } from '../shell/api';
import type { Lang } from '../shell/words';
import type {
  Account,
  ByMail,
  Challenge,
  Code,
  Codes,
  Made,
  Mail,
  Named,
  NewPasskey,
  Notifications,
  Parting,
  Posted,
  Proof,
  Return,
  Subscription,
  Wanted,
  WantedHere,
  Webhook,
} from '../wire';

export type { Account, Channel, Notifications, Parting, Passkey, TableNotifications, Wanted, WantedHere, Webhook } from '../wire';

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
  notifications: () => call<Notifications>('GET', '/notifications'),
  setNotifications: (wanted: Wanted) => call<Notifications, Wanted>('PUT', '/notifications', wanted),
  setTableNotifications: (table: string, wanted: WantedHere) =>
    call<Notifications, WantedHere>('PUT', `/notifications/tables/${encodeURIComponent(table)}`, wanted),
  addPush: (subscription: Subscription) => call<Notifications, Subscription>('POST', '/notifications/push', subscription),
  addWebhook: (webhook: Webhook) => call<Notifications, Webhook>('POST', '/notifications/webhook', webhook),
  addMail: (lang: Lang) => call<Notifications, ByMail>('POST', '/notifications/mail', { lang }),
  dropChannel: (channel: string) => call<Notifications>('DELETE', `/notifications/channels/${encodeURIComponent(channel)}`),
  tryNotifications: () => call<unknown>('POST', '/notifications/test'),
  unsubscribe: (link: string) => call<unknown>('POST', `/notifications/unsubscribe?link=${encodeURIComponent(link)}`),
  byCode: (code: string) => call<Named, Code>('POST', '/login/code', { code }),
};
