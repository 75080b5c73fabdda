import { CircleAlert, RotateCw, Undo2 } from '../../theme/icons.tsx';
import { Button, EmptyState } from '../../controls/index.ts';
import { KeepGuide } from '../../files/index.ts';
import { isEditable, undo, useSession } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';

/**
 * Shown in place of a part of the window that failed: offers to keep the guide, and to undo the last step, which may be
 * the cause.
 */
export function Broken({ again }: { readonly again: () => void }) {
  const isOpen = useSession(({ guide }) => guide !== null);
  const canUndo = useSession((session) => isEditable(session) && (session.guide?.editor.history.past.length ?? 0) > 0);
  const { text, tryAgain, undoLast } = words.frame.broken;
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        text={text}
        action={
          <Button variant="primary" icon={RotateCw} onClick={again}>
            {tryAgain}
          </Button>
        }
        quiet={
          isOpen && (
            <>
              {canUndo && (
                <Button
                  icon={Undo2}
                  onClick={() => {
                    undo();
                    again();
                  }}
                >
                  {undoLast}
                </Button>
              )}
              <KeepGuide />
            </>
          )
        }
      />
    </div>
  );
}
