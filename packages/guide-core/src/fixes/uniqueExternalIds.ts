import { renameExternalId } from '../commands/renameExternalId.ts';
import { freeId, takenIds } from '../doc/externalIds.ts';
import { textField } from '../doc/node.ts';
import type { Fixer } from './fix.ts';

/** Gives the later part the next free id and updates its references. References to the first part stay. */
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
