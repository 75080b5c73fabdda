import { type Break, labelOf, locate, type Refusal, type Transaction } from '@guide-studio/guide-core';
import { Button, ModalDialog } from '../controls/index.ts';
import { carryOut, select } from '../session/edit.ts';
import { mustHave, useSession, write } from '../session/store.ts';
import { refusalMessageOf, words } from '../words/index.ts';
import styles from './RefusedDialog.module.css';

const close = () => write({ asking: null });

function carryOutAndClose(transaction: Transaction | undefined): void {
  close();
  if (transaction) carryOut(transaction);
}

/** Why something was not done, what it would break, and the repairs, each one undoable step. */
export function RefusedDialog({ refusal, along }: { refusal: Refusal; along?: Transaction }) {
  const { repair, breaks = [] } = refusal;
  return (
    <ModalDialog
      title={breaks.length > 0 ? words.frame.refused.breaks : words.frame.refused.first}
      description={refusalMessageOf(refusal)}
      onClose={close}
      lightDismiss
      onSubmit={() => carryOutAndClose(along ?? repair)}
      footer={
        <>
          <Button onClick={close}>{words.frame.refused.cancel}</Button>
          {repair && (
            <Button
              variant={along ? undefined : 'primary'}
              type={along ? 'button' : 'submit'}
              onClick={along ? () => carryOutAndClose(repair) : undefined}
            >
              {breaks.length > 0 ? words.frame.refused.goOnBreaking : words.frame.refused.goOn}
            </Button>
          )}
          {along && (
            <Button variant="primary" type="submit">
              {words.frame.refused.moveAlong}
            </Button>
          )}
        </>
      }
    >
      {breaks.length > 0 && (
        <ul className={styles.breaks}>
          {breaks.map((each) => (
            <BreakLine key={`${each.holder}/${each.kind}/${each.value}`} each={each} />
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}

function BreakLine({ each }: { each: Break }) {
  const owner = useSession((session) => locate(mustHave(session.editor).doc, each.owner)?.node);
  const name = owner ? labelOf(owner) || words.frame.refused.emptyQuestion : '';
  return (
    <li>
      <button
        type="button"
        className={styles.owner}
        onClick={() => {
          close();
          select([each.owner]);
        }}
      >
        {name}
      </button>{' '}
      {words.frame.refused[each.kind]} “{each.value}”
    </li>
  );
}
