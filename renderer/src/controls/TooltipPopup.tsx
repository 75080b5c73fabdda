import { Tooltip } from '@base-ui/react/tooltip';
import styles from './TooltipPopup.module.css';
import type { ShownTooltip } from './watchTooltips.ts';

interface TooltipPopupProps extends ShownTooltip {
  readonly onClose: () => void;
}

/** A longer text covers less of what is above an element than of what is below. */
const longest = 160;

/** The popup of the tooltip that is shown. */
export function TooltipPopup({ anchor, text, onClose }: TooltipPopupProps) {
  return (
    <Tooltip.Root
      open
      onOpenChange={(open, details) => {
        // Escape still does what it does without a tooltip.
        if (details.reason === 'escape-key') details.allowPropagation();
        if (!open) onClose();
      }}
    >
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={anchor}
          className={styles.positioner}
          side={text.length > longest ? 'bottom' : 'top'}
          sideOffset={6}
          collisionPadding={4}
        >
          <Tooltip.Popup className={styles.popup} dir="auto" data-tooltip-popup="">
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
