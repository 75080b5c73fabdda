import { expect, type Page } from '@playwright/test';
import { look } from './axe.ts';
import { test } from './fieldwork.ts';
import { keyboard } from './hands.ts';
import { button, launched, question, sizes, speak } from './recordings.ts';

// Law: the keyboard is always at a control or at the question, also when the pressed button is gone.

test.use(sizes.phone);

const focused = (page: Page) => page.locator(':focus');
/** Opens a link. A step that appears takes the focus, so that a key before that would be for its heading. */
const arrive = async (page: Page, link: string) => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};
const press = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

test('writing instead, speaking instead', { tag: '@full' }, async ({ page, field }) => {
  await arrive(page, await launched(field, 'audio_text', {}));
  await press(page, 'Agree and check');
  await expect(page.getByText('We can hear you.')).toBeVisible();
  await press(page, 'Continue');
  await expect(question(page, 'Question 1?')).toBeFocused();
  await press(page, 'Write instead');
  await expect(page.getByRole('textbox')).toBeFocused();
  await press(page, 'Speak instead');
  await expect(button(page, 'Record')).toBeFocused();
  await speak(page, keyboard(page), 1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.heard')).toBeFocused();
  await press(page, 'Write instead');
  await expect(page.getByRole('textbox')).toBeFocused();
  await press(page, 'Speak instead');
  await expect(button(page, 'Send answer')).toBeFocused();
});

test('asking again for a device that was refused', async ({ page, field }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await arrive(page, await launched(field, 'audio', {}));
  await press(page, 'Agree and check');
  await press(page, 'Try again');
  await expect(page.getByText('Not allowed.')).toBeVisible();
  await expect(focused(page)).toHaveText('Write instead');
  await look(page, 'a device that is refused');
});

test('a press counts as soon as the check is there, also before the first picture of it', async ({ page, field }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>('form button.primary');
      if (button === null) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(await launched(field, 'audio', {}));
  await expect(page.getByText('Not allowed.')).toBeVisible();
});

test('back from the check to the question before', async ({ page, field }) => {
  await arrive(page, await launched(field, 'audio', { preferredInput: 'text' }, {}));
  await page.getByRole('textbox').fill('Written.');
  await press(page, 'Next');
  await expect(question(page, /records your answers/u)).toBeFocused();
  await press(page, 'Back');
  await expect(question(page, 'Question 1?')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('Written.');
  await press(page, 'Next');
  await press(page, 'Agree and check');
  await expect(page.getByText('We can hear you.')).toBeVisible();
  await press(page, 'Continue');
  await expect(question(page, 'Question 2?')).toBeFocused();
});

test('each device says in one place, which is read aloud, whether it works', async ({ page, field }) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      await new Promise((resolve) => window.addEventListener('allow', resolve, { once: true }));
      return await ask(wanted);
    };
  });
  await arrive(page, await launched(field, 'video', {}));
  await press(page, 'Agree and check');
  const words = page.locator('[data-device=camera]').getByRole('status');
  await expect(words).toHaveText('Please answer your browser’s question.');
  const before = await words.elementHandle();
  await page.evaluate(() => window.dispatchEvent(new Event('allow')));
  await expect(words).toHaveText('This is your picture.');
  expect(await before?.evaluate((one) => one.isConnected)).toBe(true);
  await expect(page.locator('[data-device=microphone]').getByRole('status')).toHaveText('We can hear you.');
});
