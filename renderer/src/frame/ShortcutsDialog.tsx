import { ModalDialog } from '../controls/index.ts';
import { read, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { actionIds, actionOf } from './actions.ts';
import { keysInWords, keysOf } from './keymap.ts';
import styles from './ShortcutsDialog.module.css';

/** Every key, from the same table that makes them work. */
export function ShortcutsDialog() {
  return (
    <ModalDialog title={words.frame.shortcuts.title} onClose={() => write({ asking: null })} lightDismiss>
      <dl className={styles.keys}>
        {actionIds.flatMap((id) => {
          const keys = keysOf(id);
          return keys.length === 0
            ? []
            : [
                <div key={id}>
                  <dt>{actionOf(id).label(read())}</dt>
                  <dd>{keys.map(keysInWords).join(words.frame.shortcuts.or)}</dd>
                </div>,
              ];
        })}
        <div>
          <dt>{words.frame.shortcuts.grab}</dt>
          <dd>Space</dd>
        </div>
        <div>
          <dt>{words.frame.shortcuts.nextOption}</dt>
          <dd>Enter</dd>
        </div>
      </dl>
    </ModalDialog>
  );
}
