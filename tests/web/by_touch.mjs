// A phone and a thumb: from home through the form to the end screen.
import { choose, playToTheEnd } from './house.mjs';

export default async function ({ story, server }) {
  await story('by touch on a phone: from the form to the end screen', async (visit) => {
    const page = await visit({ phone: true, dark: true, lang: 'en' });
    await page.goto(server.address);
    await page.tap('text=Set up your own table');
    await page.tap('.seats-wanted >> text=4');
    await page.tap('text=at once');
    await page.tap('text=Open the table');
    await playToTheEnd(page, async (choices) => {
      await choose(page, choices * 7 + (choices >> 3));
      await page.waitForTimeout(15);
    });
    await page.tap('.end >> text=See the board');
    await page.waitForSelector('.end', { state: 'detached' });
  });
}
