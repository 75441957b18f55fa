// The service worker: shows notifications, and lets the page open without a network.
//
// It keeps the files of the page, and nothing that the server says of tables: calls below /api/ are never kept here. The page is asked
// of the server first, so that a new version of it is there at once; its files have names that say what is in them.
const SHELL = 'krainy-shell';
const PAGE = new URL('./', self.location).href;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(PAGE).then(keepPage).catch(() => null));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keep a page that came from the server; the files of another version go. */
async function keepPage(answer) {
  if (!answer.ok) return answer;
  const shell = await caches.open(SHELL);
  const before = await shell.match(PAGE);
  const [old, now] = await Promise.all([before ? before.text() : '', answer.clone().text()]);
  if (old && old !== now) for (const request of await shell.keys()) await shell.delete(request);
  await shell.put(PAGE, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await keepPage(await fetch(request));
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(PAGE)) return;
  const path = request.url.slice(PAGE.length);
  if (request.mode === 'navigate' && !path.startsWith('api')) event.respondWith(page(request));
  else if (path.startsWith('assets/') || path === 'icon.svg') event.respondWith(file(request));
});

// The page says which files it had before this worker was there.
self.addEventListener('message', (event) => {
  const files = (event.data?.keep ?? []).filter((url) => url.startsWith(`${PAGE}assets/`));
  event.waitUntil(Promise.all(files.map((url) => file(new Request(url)).catch(() => null))));
});

self.addEventListener('push', (event) => {
  const { title, body, tag, link, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: './icon-192.png', renotify: true, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.link, PAGE).href;
  event.waitUntil(
    (async () => {
      const windows = await self.clients.matchAll({ type: 'window' });
      const there = windows.find((one) => one.url === address);
      await (there ? there.focus() : self.clients.openWindow(address));
    })(),
  );
});
