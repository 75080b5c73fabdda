import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Behaviour, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { look } from './axe.ts';
import { type Editor, expect, test } from './studio.ts';
import { dialog } from './windowParts.ts';

// Laws: a suggestion is of the model of one's own service, and to be reviewed. A service that is not one of this project
// gets nothing, and the window says before publishing what becomes of the translations.

const guide = {
  title: 'Tea',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'de'] },
  welcomeMessage: { title: 'Hello', message: 'It takes 10 minutes.' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Tea',
      items: [
        { type: 'open_ended', externalId: 'why', text: 'Why do you drink tea?' },
        { type: 'open_ended', externalId: 'when', text: 'When do you drink tea?' },
        { type: 'open_ended', externalId: 'where', text: 'Where do you buy it?' },
      ],
    },
  ],
};
test.use({ guides: [], contents: { 'tea.guide.json': JSON.stringify(guide) } });

const german: Readonly<Record<string, string>> = {
  Hello: 'Guten Tag',
  'It takes 10 minutes.': 'Es dauert 10 Minuten.',
  'Why do you drink tea?': 'Warum trinken Sie Tee?',
  'When do you drink tea?': 'Wann trinken Sie Tee?',
  'Where do you buy it?': 'Wo kaufen Sie ihn?',
};

/** Translates what it is asked to, as models answer; the test of a model gets the answer of a moderator. */
const translates: Behaviour = (response, { body }) => {
  const task = body.messages.at(-1)?.content ?? '';
  const asked = task.includes('"texts"')
    ? (JSON.parse(task) as { readonly texts: readonly { readonly number: number; readonly text: string }[] }).texts
    : null;
  const content =
    asked === null
      ? { stop: true, probe: null, reason: 'Tested.' }
      : { texts: asked.map(({ number, text }) => ({ number, text: german[text] ?? '' })) };
  response.setHeader('content-type', 'application/json');
  const message = { content: JSON.stringify(content) };
  response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 10 } }));
};

async function openConnections({ page }: Editor): Promise<void> {
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Study' }).click();
  await page.getByRole('menuitem', { name: 'Connections…' }).click();
}

test('a model suggests one text, those that are chosen, and all that are missing', async ({ editor, studio }) => {
  const chat = await startChatEndpoint();
  chat.behave(translates);
  const { page } = editor;
  await editor.open('tea');
  await openConnections(editor);
  await dialog(page).getByRole('button', { name: 'Model…' }).click();
  await dialog(page).getByLabel('Address of the model').fill(chat.url);
  await dialog(page).getByLabel('Name of the model').fill('small');
  await dialog(page).getByRole('button', { name: 'Use this model' }).click();
  await expect.poll(() => chat.requests.length).toBe(1);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Alt+7');
  const field = (text: string) => page.getByRole('textbox', { name: `German: ${text}` });
  const table = page.getByRole('table', { name: 'Texts and their translations' });

  await page.getByRole('button', { name: 'Suggest, German: Why do you drink tea?' }).click();
  await expect(field('Why do you drink tea?')).toHaveValue('Warum trinken Sie Tee?');
  await expect(table.getByRole('row', { name: /Why do you/u })).toContainText('To review');

  // Those that the list shows, which says how many of them are sent.
  await page.getByRole('searchbox', { name: 'Find in texts and translations' }).fill('drink tea');
  await expect(table.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Files and suggestions' }).click();
  await page.getByRole('menuitem', { name: 'Suggest translations' }).click();
  await expect(dialog(page)).toContainText('4 texts will be sent to the model.');
  await dialog(page).getByRole('radio', { name: 'Only those that the list shows' }).check();
  await expect(dialog(page)).toContainText('1 text will be sent to the model.');
  await look(page, 'suggestions', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(dialog(page)).toContainText('1 translation suggested.');
  await dialog(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(field('When do you drink tea?')).toHaveValue('Wann trinken Sie Tee?');
  expect(JSON.stringify(chat.requests.at(-1)?.body)).not.toContain('Where do you buy it?');

  await page.getByRole('searchbox', { name: 'Find in texts and translations' }).fill('');
  await expect(field('Where do you buy it?')).toHaveValue('');
  await page.getByRole('button', { name: 'Files and suggestions' }).click();
  await page.getByRole('menuitem', { name: 'Suggest translations' }).click();
  await dialog(page).getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(dialog(page)).toContainText('3 translations suggested.');
  await dialog(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  for (const [text, words] of Object.entries(german)) await expect(field(text)).toHaveValue(words);
  const file = join(studio.folder, 'tea.guide.translations.json');
  await expect.poll(() => readFileSync(file, 'utf8').split('"state": "new"').length - 1).toBe(5);
  expect(readFileSync(file, 'utf8')).not.toContain('"reviewed"');
  await chat.close();
});

/** A service with the public API only, as other vendors have it. It notes what it is asked. */
async function startOtherService() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(`${request.method} ${path}`);
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (!path.startsWith('/api/public/v1/')) return answer(404, { error: 'Not found.' });
    if (request.headers['x-api-key'] !== 'a-key-of-another-service')
      return answer(401, { error: 'The API key is not valid.', code: 'invalid_api_key' });
    if (path.endsWith('/wallets')) return answer(200, { wallets: [] });
    return answer(200, { studies: [] });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

test('before publishing to a service that is not one of this project, its missing place for translations is named', async ({
  editor,
}) => {
  const service = await startOtherService();
  const { page } = editor;
  await editor.open('tea');
  await openConnections(editor);
  await dialog(page).getByRole('button', { name: 'Add a connection' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Vendor');
  await dialog(page).getByLabel('Address', { exact: true }).fill(service.address);
  await dialog(page).getByLabel('API key', { exact: true }).fill('a-key-of-another-service');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('radio', { name: /Vendor/u })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Alt+6');
  const main = page.getByRole('main');
  await expect(main).toContainText('This service takes no translations.');
  await expect(main).toContainText('nor for pausing and closing a study');
  await expect(main).toContainText('Enter the texts in German in its own interface');
  await expect(main.getByRole('button', { name: 'Publish draft' })).toBeVisible();
  await look(page, 'a service without a place for translations');
  await main.getByRole('button', { name: 'Write a file' }).click();
  await expect(dialog(page)).toContainText('Write a file for translators');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  // A suggestion is not asked for there, and the dialog says what to do.
  await page.keyboard.press('Alt+7');
  await page.getByRole('button', { name: 'Suggest, German: Hello' }).click();
  await dialog(page).getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect(dialog(page)).toContainText('This service does not translate.');
  expect(service.asked.filter((one) => /translation|suggest|intake/iu.test(one))).toEqual([]);
  await service.close();
});
