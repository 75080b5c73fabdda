import { type ElementHandle, launch } from 'puppeteer-core';
import { eventually } from '../eventually.ts';
import { findFirefox } from '../running/programs.mjs';
import type { Driven } from './driven.ts';

/** Pretended devices, without the question whether the page may use them. */
const preferences = { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true };

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Driven> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    extraPrefsFirefox: preferences,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  const find = async (element: string) =>
    await eventually(`the page has ${element}`, async () => {
      const found = (await page.evaluateHandle(element)).asElement() as ElementHandle | null;
      if (found === null) throw new Error('It has none.');
      return found;
    });
  const control: Driven['control'] = async (key) => {
    await page.keyboard.down('Control');
    await page.keyboard.press(key);
    await page.keyboard.up('Control');
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: async (expression) => await page.evaluate(expression),
    press: async (element) => await (await find(element)).click(),
    async write(field, text) {
      await (await find(field)).click();
      await control('a');
      await page.keyboard.type(text);
    },
    control,
    close: async () => await browser.close(),
  };
}
