import type { Connection } from '@guide-studio/host/common';
import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { Button, Menu } from '../controls/index.ts';
import styles from './ConnectionRow.module.css';
import { keyPlace } from './keyPlace.ts';

export type ConnectionStep = 'rename' | 'key' | 'remove';

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onStep: (step: ConnectionStep) => void;
}

/** One connection of the list: chosen or not, where it leads, and where its key is. */
export function ConnectionRow({ connection, chosen, onChoose, onStep }: ConnectionRowProps) {
  const id = useId();
  const { name, baseUrl, builtIn, hasKey } = connection;
  return (
    <li className={styles.row} data-chosen={chosen || undefined}>
      <input
        id={id}
        type="radio"
        name="connection"
        className={styles.radio}
        aria-describedby={`${id}details`}
        checked={chosen}
        onChange={onChoose}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        <div id={`${id}details`} className={styles.details}>
          <span className={styles.address}>{baseUrl}</span>
          <span>{keySentence(connection)}</span>
        </div>
      </div>
      {hasKey || builtIn ? null : <Button onClick={() => onStep('key')}>Enter key</Button>}
      {builtIn ? null : (
        <Menu
          label={`More for ${name}`}
          icon={Ellipsis}
          iconOnly
          align="end"
          items={[
            { label: 'Rename', onSelect: () => onStep('rename') },
            { label: 'Enter a new key', onSelect: () => onStep('key') },
            { label: 'Remove', danger: true, separated: true, onSelect: () => onStep('remove') },
          ]}
        />
      )}
    </li>
  );
}

function keySentence({ builtIn, hasKey, keyStorage }: Connection): string {
  if (builtIn) return 'Starts and ends with this program. No key needed.';
  return hasKey ? `Key kept ${keyPlace(keyStorage)}.` : 'No key on this computer.';
}
