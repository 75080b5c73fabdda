import { Popover } from '@base-ui/react/popover';
import { type GuideNode, type Key, locate } from '@guide-studio/guide-core/edit';
import { CornerDownRight } from '../theme/icons.tsx';
import { type RefObject, useRef, useState } from 'react';
import { Tooltip } from '../controls/index.ts';
import { createShared, select, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { nameOfPart } from './conditionWords.ts';
import { numberedName } from './numberedName.ts';
import styles from './UsedBy.module.css';
import { countUses, type Use, type Uses, usesOf } from './uses.ts';

const unused: Uses = new Map();

/** Follows how often each part is used. */
const useUses = createShared(({ guide }) => (guide ? countUses(guide.editor.doc) : unused));

interface UsedByProps {
  readonly node: GuideNode;
  /** Shows only the number, for lists. */
  readonly short?: boolean;
}

/**
 * “used by 3”: opens the list of parts that depend on a question, option or row, each linked. Renders nothing if there
 * are none.
 */
export function UsedBy({ node, short = false }: UsedByProps) {
  const count = useUses((uses) => uses.get(node.key) ?? 0);
  const [open, setOpen] = useState(false);
  const badge = useRef<HTMLButtonElement>(null);
  if (count === 0) return null;
  const { usedBy, usedByOf } = words.logic;
  const name = usedByOf(nameOfPart(node), count);
  return (
    <>
      <Tooltip text={short ? name : undefined}>
        <button
          ref={badge}
          type="button"
          className={`quiet badge ${styles.badge}`}
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <CornerDownRight size={12} aria-hidden="true" /> {short ? count : usedBy(count)}
        </button>
      </Tooltip>
      {open && <UsersList of={node.key} badge={badge} close={() => setOpen(false)} />}
    </>
  );
}

interface UsersListProps {
  readonly of: Key;
  readonly badge: RefObject<HTMLButtonElement | null>;
  readonly close: () => void;
}

/** Rendered only when opened, because every option has a badge. */
function UsersList({ of, badge, close }: UsersListProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(_, { reason, event: { target } }) => {
        // The badge handles presses on itself.
        const isOwn = reason === 'outside-press' && target instanceof Node && badge.current?.contains(target);
        if (!isOwn) close();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} anchor={badge} sideOffset={4} align="start">
          <Popover.Popup className={`floating dropdown ${styles.popup}`} finalFocus={badge}>
            <Users of={of} close={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Users({ of, close }: { of: Key; close: () => void }) {
  const doc = useGuide((guide) => guide.editor.doc);
  return (
    <>
      <Popover.Title className={styles.title}>{words.logic.whoUses}</Popover.Title>
      <ul className={styles.list}>
        {usesOf(doc, of).map((use) => (
          <li key={use.owner}>
            <button
              type="button"
              className={`bare ${styles.user}`}
              onClick={() => {
                close();
                select([use.owner]);
              }}
            >
              <span dir="auto" className="cut">
                {nameOfUser(doc, use)}
              </span>
              <span className="quiet">{use.kinds.map((kind) => words.logic.use[kind]).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOfUser(doc: Parameters<typeof locate>[0], { owner }: Use): string {
  const node = locate(doc, owner)?.node;
  return node ? numberedName(doc, node) : '';
}
