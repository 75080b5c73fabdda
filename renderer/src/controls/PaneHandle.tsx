import type { Ref } from 'react';
import { Separator } from 'react-resizable-panels';
import { words } from '../i18n/index.ts';
import styles from './PaneHandle.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface PaneHandleProps {
  /** Names what is resized, such as “Width of the outline”. */
  readonly label: string;
  /** Restores the default width. Called on a double click. */
  readonly onReset: () => void;
}

/** The handle between two panes of a `Group` of react-resizable-panels: dragged, or moved by the arrow keys. */
export function PaneHandle({ label, onReset }: PaneHandleProps) {
  return (
    <Tooltip text={words.controls.resetWidth} describes>
      <Handle label={label} onReset={onReset} />
    </Tooltip>
  );
}

/** Passes the ref on in the way the library takes it. */
function Handle({ label, onReset, ref, ...rest }: PaneHandleProps & { readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <Separator
      {...rest}
      elementRef={ref}
      className={styles.handle}
      aria-label={label}
      disableDoubleClick
      onDoubleClick={onReset}
    />
  );
}
