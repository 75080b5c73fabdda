import { jumpTo } from '../../session/edit.ts';
import { mustHave, read, write } from '../../session/store.ts';
import { words } from '../../words/index.ts';
import type { Action } from './actions.ts';
import { chooseCompared, focusSoon } from '../../browser/focusSoon.ts';
import { hasHost, isEditing } from '../../actions/possible.ts';

/** Actions on the study of the guide. */
export const studyActions = {
  'study.settings': {
    menu: 'Study',
    label: () => words.frame.actions.studySettings,
    keys: [],
    enabled: isEditing,
    run: () => jumpTo(mustHave(read().editor).doc.root.key, 'title'),
  },
  'study.connections': {
    menu: 'Study',
    label: () => words.frame.actions.connections,
    keys: [],
    enabled: hasHost,
    run: () => write({ asking: { kind: 'connections' } }),
  },
  'study.publish': {
    menu: 'Study',
    label: () => words.frame.actions.publish,
    keys: ['Mod+Shift+P'],
    enabled: isEditing,
    run: () => write({ view: 'study' }),
  },
  'study.launch': {
    menu: 'Study',
    label: () => words.frame.actions.launch,
    keys: [],
    enabled: isEditing,
    run: () => {
      write({ view: 'study' });
      focusSoon('[data-launch]:enabled');
    },
  },
  'study.compare': {
    menu: 'Study',
    label: () => words.frame.actions.compare,
    keys: [],
    enabled: isEditing,
    separated: true,
    run: chooseCompared,
  },
  'study.approve': {
    menu: 'Study',
    label: () => words.frame.actions.approve,
    keys: [],
    enabled: (session) => isEditing(session) && session.onDisk?.file !== null,
    run: () => write({ asking: { kind: 'approve' } }),
  },
  'study.estimate': {
    menu: 'Study',
    label: () => words.frame.actions.estimate,
    keys: [],
    enabled: isEditing,
    run: () => write({ asking: { kind: 'estimate' } }),
  },
} satisfies Record<string, Action>;
