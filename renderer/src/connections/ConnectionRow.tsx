import '../words/later.ts';
import type { Connection } from '@guide-studio/host/common';
import { Ellipsis } from '../look/icons.tsx';
import { useId } from 'react';
import { Button, Menu } from '../controls/index.ts';
import { connectionName } from './connectionName.ts';
import styles from './ConnectionRow.module.css';
import { hostMessageOf, words } from '../words/index.ts';

export type ConnectionStep = 'rename' | 'key' | 'remove';

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onStep: (step: ConnectionStep) => void;
  /** Opens the model of the service of this computer; null if it can have none. */
  readonly onModel: (() => void) | null;
}

/** One connection in the list: whether it is chosen, its address, and where its key is stored. */
export function ConnectionRow({ connection, chosen, onChoose, onStep, onModel }: ConnectionRowProps) {
  const id = useId();
  const { baseUrl, builtIn, hasKey } = connection;
  const name = connectionName(connection);
  return (
    <li className={`row gap3 ${styles.row}`} data-chosen={chosen || undefined}>
      <input
        id={id}
        type="radio"
        name="connection"
        className="tick"
        aria-describedby={`${id}details`}
        checked={chosen}
        onChange={onChoose}
      />
      <div className="grow">
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        <div id={`${id}details`} className={`quiet ${styles.details}`}>
          {baseUrl === '' ? null : <span className={styles.address}>{baseUrl}</span>}
          <span>{keySentence(connection)}</span>
        </div>
      </div>
      {hasKey || builtIn ? null : <Button onClick={() => onStep('key')}>{words.connections.enterKey}</Button>}
      {onModel === null ? null : <Button onClick={onModel}>{words.ownModel.open}</Button>}
      {builtIn ? null : (
        <Menu
          label={words.connections.more(name)}
          icon={Ellipsis}
          iconOnly
          align="end"
          items={[
            { label: words.connections.rename, onSelect: () => onStep('rename') },
            { label: words.connections.enterNewKey, onSelect: () => onStep('key') },
            { label: words.connections.remove, danger: true, separated: true, onSelect: () => onStep('remove') },
          ]}
        />
      )}
    </li>
  );
}

function keySentence({ builtIn, hasKey, keyStorage, unavailable }: Connection): string {
  if (unavailable) {
    const { what, next } = hostMessageOf({ code: 'serviceUnavailable', ...unavailable });
    return `${what} ${next}`;
  }
  if (builtIn) return words.connections.builtIn;
  return hasKey ? words.connections.keyAt[keyStorage] : words.connections.noKey;
}
