import '../i18n/later.ts';
import type { Connection, PartFault, PartKind } from '@guide-studio/host/common';
import { Ellipsis } from '../theme/icons.tsx';
import { useId } from 'react';
import { Button, Menu } from '../controls/index.ts';
import { connectionName } from './connectionName.ts';
import styles from './ConnectionRow.module.css';
import { hostMessageOf, words } from '../i18n/index.ts';

export type ConnectionStep = 'test' | 'rename' | 'key' | 'remove';

/** A model or a transcriber that can be set up. */
export interface ConnectionPart {
  readonly kind: PartKind;
  /** As its server calls it; empty if none is set up. */
  readonly name: string;
  /** Null if it works, as far as it is known. */
  readonly fault: PartFault | null;
  readonly onOpen: () => void;
}

interface ConnectionRowProps {
  readonly connection: Connection;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onStep: (step: ConnectionStep) => void;
  /** The parts of the service of this computer; empty if it can have none. */
  readonly parts: readonly ConnectionPart[];
}

/** One connection in the list: whether it is chosen, its address, and where its key is stored. */
export function ConnectionRow({ connection, chosen, onChoose, onStep, parts }: ConnectionRowProps) {
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
        {parts.map(({ kind, name: model, fault }) =>
          fault === null ? null : (
            <p key={kind} className={styles.fault}>
              {words.ownParts[kind].failing} {words.ownParts[kind].faults[fault.kind](fault, model)}
            </p>
          ),
        )}
        {parts.length === 0 ? null : (
          <div className={`cluster gap2 ${styles.parts}`}>
            {parts.map(({ kind, onOpen }) => (
              <Button key={kind} onClick={onOpen}>
                {words.ownParts[kind].open}
              </Button>
            ))}
          </div>
        )}
      </div>
      {hasKey || builtIn ? null : <Button onClick={() => onStep('key')}>{words.connections.enterKey}</Button>}
      {builtIn ? null : (
        <Menu
          label={words.connections.more(name)}
          icon={Ellipsis}
          iconOnly
          align="end"
          items={[
            { label: words.connectionTest.open, onSelect: () => onStep('test') },
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
