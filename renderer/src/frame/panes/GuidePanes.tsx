import { useEffect, useRef } from 'react';
import { Group, Panel, type PanelImperativeHandle } from 'react-resizable-panels';
import { PaneHandle } from '../../controls/index.ts';
import { Canvas } from '../../canvas/index.ts';
import { focusInline } from '../../fields/focusInline.ts';
import { Outline } from '../../outline/index.ts';
import { isWrittenInGuide, takesJump } from '../../properties/index.ts';
import { closeDrawer, showRightPane, useGuide, useSession } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import { RightPane } from './RightPane.tsx';
import { Drawer } from '../../panes/Drawer.tsx';
import styles from './GuidePanes.module.css';
import { OutlineHead } from './OutlineHead.tsx';
import { PartMenu } from './PartMenu.tsx';
import { narrow, setShown } from '../../panes/panes.ts';
import { keepWidths, resetWidth, widthOf } from '../../panes/paneSizes.ts';
import { useNarrow, useSlim } from '../../panes/useNarrow.ts';

/**
 * Outline, guide and properties side by side. In a narrow window the properties are a drawer, in a slim one the outline
 * too.
 */
export function GuidePanes() {
  const folded = useSession((session) => session.preferences.panes.folded);
  const rightPane = useSession((session) => session.rightPane);
  const isNarrow = useNarrow();
  const isSlim = useSlim();
  useShownForJumps();
  return (
    <PartMenu className={styles.place}>
      <Group orientation="horizontal" className={styles.panes} id="panes" onLayoutChanged={keepWidths}>
        {!isSlim && !folded.includes('outline') && <OutlinePane />}
        <Panel id="centre" minSize="320px">
          <section className={styles.fill} aria-label={words.frame.guide} data-pane="">
            <Canvas />
          </section>
        </Panel>
        {!isNarrow && !folded.includes('properties') && <PropertiesPane />}
      </Group>
      {isSlim && (
        <Drawer pane="outline" title={words.frame.actions.outline}>
          <OutlineWithHead />
        </Drawer>
      )}
      {isNarrow && (
        <Drawer pane="properties" title={words.frame.actions[rightPane]}>
          <RightPane />
        </Drawer>
      )}
    </PartMenu>
  );
}

function OutlineWithHead() {
  return (
    <div className={`column ${styles.outline}`}>
      <OutlineHead />
      <div className={styles.tree} data-pane="">
        <Outline />
      </div>
    </div>
  );
}

function OutlinePane() {
  const panel = useRef<PanelImperativeHandle>(null);
  return (
    <>
      <Panel id="outline" panelRef={panel} defaultSize={widthOf('outline')} minSize="180px" maxSize="480px">
        <OutlineWithHead />
      </Panel>
      <PaneHandle label={words.frame.outlineWidth} onReset={() => resetWidth('outline', panel.current)} />
    </>
  );
}

function PropertiesPane() {
  const panel = useRef<PanelImperativeHandle>(null);
  return (
    <>
      <PaneHandle label={words.frame.propertiesWidth} onReset={() => resetWidth('properties', panel.current)} />
      <Panel id="properties" panelRef={panel} defaultSize={widthOf('properties')} minSize="260px" maxSize="560px">
        <RightPane />
      </Panel>
    </>
  );
}

/**
 * Opens folded properties when a jump leads to one of their fields. A drawer stays closed for fields inside the guide,
 * which it would cover.
 */
function useShownForJumps(): void {
  const jump = useGuide((guide) => guide.jump);
  const last = useRef(jump);
  useEffect(() => {
    if (jump === last.current) return;
    last.current = jump;
    if (!jump) return;
    if (narrow.matches && isWrittenInGuide(jump)) {
      if (!takesJump(jump)) return;
      closeDrawer();
      focusInline(jump.key, jump.path, 'end');
      return;
    }
    showRightPane('properties');
    setShown('properties', true);
  }, [jump]);
}
