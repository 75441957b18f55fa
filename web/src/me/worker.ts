// The service worker of this browser: it takes push messages, and opens the page without a network. It is there only for those who want
// one of both: whoever only plays has none.
import type { Subscription } from '../wire';
import type { Lang } from '../shell/words';

const WORKER = './sw.js';
const CACHES = /^krainy-/;
/** Whether push messages can come here, or in a word why not. */
export type Pushing = 'possible' | 'insecure' | 'unknown' | 'denied';

export function pushing(): Pushing {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unknown';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Whether finished games can be kept here. */
export const keeps = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'caches' in window;

/** The worker, once it is there; from then on the files that this page has can be opened without a network. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  const ready = await navigator.serviceWorker.ready;
  ready.active?.postMessage({ keep: performance.getEntriesByType('resource').map((one) => one.name) });
  return ready;
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}

/** Ask for permission and subscribe; null if the person does not want it. */
export async function subscribe(key: string, lang: Lang): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // it was made for another key of the server
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, lang };
}

/** By what the server knows this browser, if it is subscribed; else nothing. */
export async function subscribed(): Promise<string> {
  const found = await (await registered())?.pushManager?.getSubscription();
  if (!found) return '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(found.endpoint)));
  return Array.from(hash, (one) => one.toString(16).padStart(2, '0')).join('');
}

export async function unsubscribe(): Promise<void> {
  await (await (await registered())?.pushManager?.getSubscription())?.unsubscribe();
}

/** Nothing of this person stays in this browser: no subscription, no kept game, no worker. */
export async function forgetOffline(): Promise<void> {
  await unsubscribe().catch(() => null);
  await (await registered())?.unregister();
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (CACHES.test(name)) await caches.delete(name);
}
