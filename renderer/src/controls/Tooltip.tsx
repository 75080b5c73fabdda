import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** Line breaks are kept. Without a text there is no tooltip. */
  readonly text: string | undefined;
  /** The text says more than the element's name: screen readers read it as its description. */
  readonly describes?: boolean;
  /** The element it belongs to. It must accept the props and the ref that the tooltip passes to it. */
  readonly children: ReactElement;
}

/** One popup for the whole window: it moves from element to element. */
const handle = BaseTooltip.createHandle<string>();

/**
 * A short text beside an element, shown while a mouse rests on it or a key brought the focus there. Escape and a press
 * hide it; touch does not show it. It only repeats or explains: the element has a name of its own, so that screen
 * readers say nothing twice. Needs `Tooltips` around the window.
 */
export function Tooltip({ text, describes = false, children }: TooltipProps) {
  return (
    <BaseTooltip.Trigger
      handle={handle}
      payload={text}
      disabled={!text}
      aria-description={describes ? text : undefined}
      render={children}
    />
  );
}

/** Gives all tooltips inside one delay, and one popup. */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  const byKey = useByKey();
  return (
    <BaseTooltip.Provider>
      {children}
      <BaseTooltip.Root
        handle={handle}
        onOpenChange={(open, details) => {
          // A press that opens a dialog also moves the focus to its close button.
          if (open && details.reason === 'trigger-focus' && !byKey.current) details.cancel();
          // Escape hides the tooltip and still does what it does without one.
          if (details.reason === 'escape-key') details.allowPropagation();
        }}
      >
        {({ payload }) => (
          <BaseTooltip.Portal>
            <BaseTooltip.Positioner className={styles.positioner} sideOffset={6} collisionPadding={4}>
              <BaseTooltip.Popup className={styles.popup} dir="auto">
                {payload}
              </BaseTooltip.Popup>
            </BaseTooltip.Positioner>
          </BaseTooltip.Portal>
        )}
      </BaseTooltip.Root>
    </BaseTooltip.Provider>
  );
}

/** Returns whether the last thing pressed was a key. */
function useByKey() {
  const byKey = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKey.current = type === 'keydown';
    };
    for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, note, true);
    return () => {
      for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, note, true);
    };
  }, []);
  return byKey;
}
