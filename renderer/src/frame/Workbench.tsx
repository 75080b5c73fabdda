import { Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { Canvas } from '../canvas/Canvas.tsx';
import { LossesNotice } from '../files/index.ts';
import { Outline } from '../outline/Outline.tsx';
import { Problems } from '../problems/Problems.tsx';
import { Properties } from '../properties/Properties.tsx';
import { useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import { OutlineHead } from './OutlineHead.tsx';
import { wholeViews } from './views.ts';
import styles from './Workbench.module.css';

/** The open guide: outline, centre, properties, and below them the problems. */
export function Workbench() {
  const view = useSession((session) => session.view);
  const Whole = view === 'guide' ? undefined : wholeViews[view];
  return (
    <div className={styles.workbench}>
      <LossesNotice />
      {Whole ? (
        <section className={styles.whole} aria-label={words.views[view]}>
          <Suspense fallback={null}>
            <Whole />
          </Suspense>
        </section>
      ) : (
        <Group orientation="horizontal" className={styles.panes} id="panes">
          <Panel id="outline" defaultSize="21%" minSize="180px" maxSize="480px" className={styles.outline}>
            <OutlineHead />
            <div className={styles.tree}>
              <Outline />
            </div>
          </Panel>
          <Separator className={styles.separator} aria-label={words.frame.outlineWidth} />
          <Panel id="centre" minSize="320px">
            <section className={styles.fill} aria-label={words.frame.guide}>
              <Canvas />
            </section>
          </Panel>
          <Separator className={styles.separator} aria-label={words.frame.propertiesWidth} />
          <Panel id="properties" defaultSize="26%" minSize="260px" maxSize="560px">
            <aside className={styles.fill} aria-label={words.frame.properties}>
              <Properties />
            </aside>
          </Panel>
        </Group>
      )}
      <Problems />
    </div>
  );
}
