import { RotateCcw } from '../../theme/icons.tsx';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { Button, IconButton, ModalDialog, TextField, wordFilter } from '../../controls/index.ts';
import { closeDialog, useSession } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import { actionIds, actionOf } from '../../actions/action.ts';
import { menuOf } from '../actions/actions.ts';
import { type MenuName, menuNames } from '../actions/menus.ts';
import {
  chooseKeys,
  isChosen,
  type KeyConflict,
  mayNotArrive,
  resetAllKeys,
  resetKeys,
  conflictWith,
} from './chosenKeys.ts';
import { keyPlace, keysInWords, keysOf, pressed } from '../../actions/keymap.ts';
import styles from './ShortcutsDialog.module.css';

declare module '../../session/dialogs.ts' {
  interface DialogKinds {
    shortcuts: object;
  }
}

const close = () => closeDialog();

/** Every action with its keys, from the table that handles them. Keys can be changed. */
export function ShortcutsDialog() {
  const chosen = useSession((session) => session.preferences[keyPlace()]);
  const [search, setSearch] = useState('');
  const { shortcuts } = words.frame;
  const isFound = wordFilter(search);
  const found = actionIds().filter((id) => isFound(searchedIn(id)));
  return (
    <ModalDialog
      title={shortcuts.title}
      description={keyPlace() === 'keys' ? shortcuts.inWindow : shortcuts.inTab}
      size="medium"
      onClose={close}
      lightDismiss
      footer={
        <>
          <Button disabled={Object.keys(chosen).length === 0} onClick={resetAllKeys}>
            {shortcuts.resetAll}
          </Button>
          <Button variant="primary" onClick={close}>
            {words.frame.settings.done}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        aria-label={shortcuts.search}
        placeholder={shortcuts.search}
        value={search}
        onText={setSearch}
      />
      {found.length === 0 && <p role="status">{shortcuts.nothing}</p>}
      {menuNames.map((menu) => (
        <Group key={menu} menu={menu} ids={found.filter((id) => menuOf(id) === menu)} />
      ))}
      {search === '' && <Others />}
    </ModalDialog>
  );
}

function Group({ menu, ids }: { readonly menu: MenuName; readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <section className={styles.group} aria-label={words.frame.menus[menu]}>
      <h3 className={styles.title}>{words.frame.menus[menu]}</h3>
      <ul>
        {ids.map((id) => (
          <Line key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

/** One action. Pressing its keys button listens for new keys; Esc cancels, Backspace removes the keys. */
function Line({ id }: { readonly id: string }) {
  const [listening, setListening] = useState(false);
  const [conflict, setConflict] = useState<KeyConflict | null>(null);
  const { shortcuts } = words.frame;
  const name = nameOfAct(id);
  const keys = shownKeysOf(id);
  const done = () => {
    setListening(false);
    setConflict(null);
  };
  const listen = (event: KeyboardEvent) => {
    if (!listening || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const given = pressed(event.nativeEvent);
    if (given === null) return;
    if (given === 'Escape') return done();
    const found = given === 'Backspace' ? null : conflictWith(id, given);
    setConflict(found);
    if (found) return;
    chooseKeys(id, given === 'Backspace' ? null : given);
    done();
  };
  return (
    <li className={`cluster ${styles.line}`}>
      <span className={`grow ${styles.name}`}>{name}</span>
      {isChosen(id) && (
        <IconButton size="small" icon={RotateCcw} label={shortcuts.reset(name)} onClick={() => resetKeys(id)} />
      )}
      <button
        type="button"
        className={styles.keys}
        aria-pressed={listening}
        onClick={() => setListening(true)}
        onKeyDown={listen}
        onBlur={() => setListening(false)}
      >
        <span className="unseen">{shortcuts.change(name)}, </span>
        {listening ? shortcuts.press : <Keys keys={keys} />}
      </button>
      {listening && !conflict && (
        <p className={styles.note} role="status">
          {shortcuts.pressHint}
        </p>
      )}
      {keys.some(mayNotArrive) && <p className={styles.note}>{shortcuts.browser(keysInWords(keys[0] ?? ''))}</p>}
      {conflict && (
        <div className={`spread ${styles.conflict}`} role="alert">
          <p>{conflictWords(conflict)}</p>
          {conflict.kind === 'taken' && (
            <Button
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                chooseKeys(id, conflict.keys);
                done();
              }}
            >
              {shortcuts.take}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Keys({ keys }: { readonly keys: readonly string[] }) {
  const { none, or } = words.frame.shortcuts;
  if (keys.length === 0) return <span className={styles.none}>{none}</span>;
  return keys.map((each, index) => (
    <Fragment key={each}>
      {index > 0 && <span className="unseen">{or}</span>}
      <kbd>{keysInWords(each)}</kbd>
    </Fragment>
  ));
}

/** Returns the keys of an action, after those of the platform. */
function shownKeysOf(id: string): readonly string[] {
  const { platformKeys } = actionOf(id);
  return platformKeys === undefined ? keysOf(id) : [platformKeys, ...keysOf(id)];
}

/** Returns the general name of an action: “Undo”, not what would be undone now. */
const nameOfAct = (id: string): string => actionOf(id).label(useSession.getInitialState());

function conflictWords(conflict: KeyConflict): string {
  const { taken, kept } = words.frame.shortcuts;
  const keys = keysInWords(conflict.keys);
  return conflict.kind === 'taken' ? taken(keys, nameOfAct(conflict.by)) : kept(keys);
}

/** Fixed keys that work only in certain places. */
function Others() {
  const { shortcuts, keyNames } = words.frame;
  const fixed = [
    [shortcuts.grab, keyNames.Space],
    [shortcuts.goOn, keyNames.Enter],
    [shortcuts.lineHere, keyNames.Enter],
    [shortcuts.newLine, keysInWords('Shift+Enter')],
    [shortcuts.escape, keyNames.Escape],
    [shortcuts.decide, '1 2 3'],
    [shortcuts.walkDecisions, 'F8'],
  ] as const;
  return (
    <section className={styles.group} aria-label={shortcuts.others}>
      <h3 className={styles.title}>{shortcuts.others}</h3>
      <ul>
        {fixed.map(([act, keys]) => (
          <li key={act} className={`cluster ${styles.line}`}>
            <span className={`grow ${styles.name}`}>{act}</span>
            <span className={styles.fixed}>
              <kbd>{keys}</kbd>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns what the search looks through: the name, menu and keys of an action. */
function searchedIn(id: string): string {
  return [nameOfAct(id), words.frame.menus[menuOf(id)], ...shownKeysOf(id).map(keysInWords)].join(' ');
}
