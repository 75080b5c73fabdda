import { renameExternalId } from '../commands/renameExternalId.ts';
import { freeId, takenIds } from '../doc/externalIds.ts';
import { textField } from '../doc/node.ts';
import type { Fixer } from './fix.ts';

/** The later one gets the next free id; what means it says so, and what means the first one stays. */
export const fixUniqueExternalIds: Fixer = ({ node, doc }) => {
  const from = textField(node, 'externalId');
  const to = freeId(takenIds(doc), from);
  return [
    {
      id: 'renameId',
      params: { from, to },
      how: { command: (state) => renameExternalId(state, { key: node.key, to }) },
    },
  ];
};
