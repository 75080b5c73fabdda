import { expect, test } from 'vitest';
import { keepSize, keepWidths, keptSize, widthOf } from '../../../renderer/src/panes/paneSizes.ts';
import { openSession } from '../openSession.ts';

const host = (isUserInteraction: boolean) => ({ isUserInteraction });

test('the height of the problems and the widths of panes are kept, those that only the window changed are not', () => {
  const { sent } = openSession();
  const usual = widthOf('properties');
  keepSize('problems', 40);
  keepWidths({ outline: 30, centre: 44, properties: 20 }, host(true));
  keepWidths({ outline: 10, centre: 44, properties: 10 }, host(false));
  expect([keptSize('problems'), widthOf('outline'), widthOf('properties')]).toEqual([40, '30%', '20%']);
  expect(sent('settings.write').at(-1)).toMatchObject({ panes: { problems: 40, outline: 30, properties: 20 } });
  keepWidths({ properties: 20 }, host(true));
  for (const pane of ['problems', 'outline', 'properties'] as const) keepSize(pane, null);
  expect([keptSize('problems'), widthOf('properties')]).toEqual([null, usual]);
});
