import { useEffect, useRef } from 'react';
import { Group, type Layout, Panel, type PanelImperativeHandle, Separator } from 'react-resizable-panels';
import { Canvas } from '../canvas/Canvas.tsx';
import { Outline } from '../outline/Outline.tsx';
import { prefer } from '../session/preferences.ts';
import { read, useSession, write } from '../session/store.ts';
import { words } from '../words/index.ts';
import { Aside } from './Aside.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './GuidePanes.module.css';
import { OutlineHead } from './OutlineHead.tsx';
import { PartMenu } from './PartMenu.tsx';
import { setShown } from './panes.ts';
import { useNarrow } from './useNarrow.ts';

const usual = { outline: 21, properties: 26 } as const;

/** In pixels: below it, the outline of a small window says too little of each question. */
const readableOutline = 264;

/** Outline, guide and properties side by side; in a narrow window the properties are a drawer. */
export function GuidePanes() {
  const folded = useSession((session) => session.preferences.panes.folded);
  const drawer = useSession((session) => session.drawer);
  const isNarrow = useNarrow();
  useShownForJumps();
  return (
    <PartMenu className={styles.place}>
      <Group orientation="horizontal" className={styles.panes} id="panes" onLayoutChanged={keepWidths}>
        {!folded.includes('outline') && <OutlinePane />}
        <Panel id="centre" minSize="320px">
          <section className={styles.fill} aria-label={words.frame.guide} data-pane="">
            <Canvas />
          </section>
        </Panel>
        {!isNarrow && !folded.includes('properties') && <PropertiesPane />}
      </Group>
      {isNarrow && drawer && <Drawer />}
    </PartMenu>
  );
}

function OutlinePane() {
  const panel = useRef<PanelImperativeHandle>(null);
  return (
    <>
      <Panel
        id="outline"
        panelRef={panel}
        defaultSize={widthOf('outline')}
        minSize="180px"
        maxSize="480px"
        className={styles.outline}
      >
        <OutlineHead />
        <div className={styles.tree} data-pane="">
          <Outline />
        </div>
      </Panel>
      <Separator
        className={styles.separator}
        aria-label={words.frame.outlineWidth}
        title={words.frame.resetWidth}
        disableDoubleClick
        onDoubleClick={() => reset('outline', panel.current)}
      />
    </>
  );
}

function PropertiesPane() {
  const panel = useRef<PanelImperativeHandle>(null);
  return (
    <>
      <Separator
        className={styles.separator}
        aria-label={words.frame.propertiesWidth}
        title={words.frame.resetWidth}
        disableDoubleClick
        onDoubleClick={() => reset('properties', panel.current)}
      />
      <Panel id="properties" panelRef={panel} defaultSize={widthOf('properties')} minSize="260px" maxSize="560px">
        <Aside />
      </Panel>
    </>
  );
}

const widthOf = (pane: keyof typeof usual): string => `${read().preferences.panes[pane] ?? usualShare(pane)}%`;

/** What a pane takes of the window, in percent, until somebody chooses another width. */
function usualShare(pane: keyof typeof usual): number {
  const readable = pane === 'outline' ? (readableOutline / window.innerWidth) * 100 : 0;
  return Math.max(usual[pane], readable);
}

function reset(pane: keyof typeof usual, panel: PanelImperativeHandle | null): void {
  panel?.resize(`${usualShare(pane)}%`);
  void prefer({ panes: { ...read().preferences.panes, [pane]: null } });
}

/** Remembers widths that somebody chose; those that follow from a smaller window are nobody's choice. */
function keepWidths(layout: Layout, { isUserInteraction }: { readonly isUserInteraction: boolean }): void {
  if (!isUserInteraction) return;
  const { panes } = read().preferences;
  const { outline = panes.outline, properties = panes.properties } = layout as Partial<typeof panes>;
  void prefer({ panes: { ...panes, outline, properties } });
}

/** Whoever jumps to a field wants to see it, also when the properties are folded away. */
function useShownForJumps(): void {
  const jump = useSession((session) => session.jump);
  const last = useRef(jump);
  useEffect(() => {
    if (jump === last.current) return;
    last.current = jump;
    if (!jump) return;
    write({ aside: 'properties' });
    setShown('properties', true);
  }, [jump]);
}
