import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SettingsDialog } from '../../../renderer/src/frame/dialogs/SettingsDialog.tsx';
import { showPreferences, showTheme } from '../../../renderer/src/session/settings.ts';
import { read } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';
import { openSession } from '../openSession.ts';

afterEach(async () => {
  cleanup();
  openSession();
  showTheme('system');
  showPreferences(read().preferences);
  await speak('en');
});

test('settings apply at once, and are remembered', async () => {
  const { sent } = openSession();
  render(<SettingsDialog />);
  for (const name of ['Dark', 'High', 'Reduced', '125 %']) await userEvent.click(screen.getByRole('radio', { name }));
  const { dataset, style } = document.documentElement;
  expect([dataset['theme'], dataset['contrast'], dataset['motion']]).toEqual(['dark', 'more', 'less']);
  expect(style.getPropertyValue('--scale')).toBe('1.25');
  await userEvent.click(screen.getByRole('switch', { name: 'Reopen the last guide' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Display language' }), 'de');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(read().uiLanguage).toBe('de');
  expect(Object.assign({}, ...sent('settings.write'))).toEqual({
    theme: 'dark',
    contrast: 'more',
    motion: 'less',
    textSize: 125,
    openLast: true,
    language: 'de',
  });
});
