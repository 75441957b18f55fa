// A guest's name, the private address that leads to the same tables from another device, and the account that a guest may have.
import { addresses, expect, test, type Page } from './fixtures';
import { ask, becomeGuest, go, makeTable } from './play';

const name = async (page: Page) => (await ask(page, '/guest'))?.name;

test('a name is given and changed', async ({ visit }) => {
  const page = await visit({ lang: 'pl' });
  await go(page, '/me');
  for (const called of ['Żaneta', 'Zuzanna']) {
    await page.locator('input').first().fill(called);
    await page.getByText('Zapisz', { exact: true }).click();
    await expect.poll(() => name(page)).toBe(called);
    await expect(page.getByText('Zapisane.')).toBeVisible();
  }
});

test('the same person on another device, by a private address that no server hears of', async ({ visit }) => {
  const first = await visit({ lang: 'en' });
  await becomeGuest(first, 'Ala');
  await makeTable(first, { chairs: ['me', 'person'] });
  await go(first, '/me');
  await first.getByText('Make a private address').click();
  const address = first.getByLabel('Private address');
  await expect(address).toHaveValue(/#\/return\/./);
  const link = await address.inputValue();
  await first.getByText('Copy').click();
  await expect.poll(() => first.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const second = await visit({ lang: 'en', phone: true });
  await becomeGuest(second, 'Bob');
  const secret = link.split('/').pop()!;
  const heard: string[] = [];
  second.on('request', (request) => heard.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await second.goto(link);
  await expect(second.getByText('Here you are Bob now')).toBeVisible();
  expect(second.url(), 'the address bar has forgotten it').not.toContain(secret);
  await second.getByText('Cancel').tap();
  await expect(second.locator('.game').first()).toBeVisible();
  expect(await name(second), 'nothing happens without a yes').toBe('Bob');
  await second.goto('about:blank');
  await second.goto(link);
  await second.getByText('Yes, it is mine').tap();
  await expect(second.getByText('Welcome back, Ala!')).toBeVisible();
  await second.getByText('To the tables').tap();
  await expect(second.locator('.tables li').first()).toBeVisible();
  expect(await name(second)).toBe('Ala');
  expect(heard.length).toBeGreaterThan(3);
  expect(
    heard.filter((line) => line.includes(secret)),
    'neither an address nor a Referer has it',
  ).toEqual([]);

  await first.getByText('Make a new one').click();
  await expect(address).not.toHaveValue(link);
  const third = await visit({ lang: 'en' });
  await third.goto(link);
  await third.getByText('Yes, it is mine').click();
  await expect(third.getByText('This address no longer works')).toBeVisible();
});

/** From now on this page is at the server's name, for browsers know no passkeys at an address of numbers. */
function byName(page: Page): void {
  const server = addresses.get(page)!;
  addresses.set(page, Object.create(server, { address: { value: server.address.replace('127.0.0.1', 'localhost') } }));
}

/** A device of this page that keeps passkeys, and says yes to whatever it is asked. */
async function withAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  return { browser, authenticatorId };
}

test('a guest with a running table gets an account, comes back elsewhere, and takes everything along', async ({ visit }) => {
  const first = await visit({ lang: 'en' });
  byName(first);
  const table = await makeTable(first);
  const device = await withAuthenticator(first);
  await go(first, '/me');
  await first.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(first.getByRole('button', { name: 'Add another passkey' })).toBeVisible();
  await first.getByRole('button', { name: 'Make recovery codes' }).click();
  await expect(first.locator('ol code')).toHaveCount(8);
  const codes = await first.locator('ol code').allTextContents();
  expect(new Set(codes).size).toBe(8);
  await first.getByRole('button', { name: 'I have kept them' }).click();
  await expect(first.getByText('You have 8 unused codes.')).toBeVisible();
  await first.getByLabel('Your address').fill('ala@example.org');
  await first.getByLabel('Your address').press('Enter');
  await expect(first.getByText('Ask whoever runs it for the link to ala@example.org')).toBeVisible();
  await first.getByRole('button', { name: 'Log out', exact: true }).click();
  await first.getByText('Yes, log out here too').click();
  await expect.poll(() => name(first)).toBe(undefined);

  const second = await visit({ lang: 'pl', phone: true });
  byName(second);
  const phone = await withAuthenticator(second);
  const { credentials } = await device.browser.send('WebAuthn.getCredentials', { authenticatorId: device.authenticatorId });
  // As a phone that shares its passkeys with the computer.
  await phone.browser.send('WebAuthn.addCredential', { authenticatorId: phone.authenticatorId, credential: credentials[0]! });
  await go(second, '/login');
  await second.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).tap();
  await expect(second.getByText('Witaj z powrotem, Ala!')).toBeVisible();
  await second.getByText('Do stołów').tap();
  await expect(second.locator('.tables li').first()).toBeVisible();
  expect((await ask(second, `/tables/${table}`)).mine).toEqual([0]);

  await go(first, '/login');
  const code = first.getByLabel('By a recovery code');
  await code.fill('none of these');
  await code.press('Enter');
  await expect(first.getByRole('alert')).toContainText('This code is wrong');
  await code.fill(codes[3]!.toUpperCase());
  await code.press('Enter');
  await expect(first.getByText('Welcome back, Ala!')).toBeVisible();

  await go(first, '/me');
  const file = first.waitForEvent('download');
  await first.getByText('Download everything').click();
  expect((await file).suggestedFilename()).toBe('krainy.json');
  await first.getByText('Erase everything…').click();
  await expect(first.getByText('One table at which nobody else sits is deleted.')).toBeVisible();
  await first.getByText('Erase everything for good').click();
  await expect.poll(() => name(first)).toBe(undefined);
  expect(await name(second), 'on no device').toBe(undefined);
});
