import '@xyflow/react/dist/base.css';
import { type GuideDocument, type GuideNode, type Key, locate, textField } from '@guide-studio/guide-core/edit';
import { isMultiSelect } from '@guide-studio/guide-core/internal';
import {
  type Edge,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Panel,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  type Viewport,
} from '@xyflow/react';
import { Link, type IconType, Maximize, Minus, Plus, Shapes } from '../theme/icons.tsx';
import { shallow } from 'zustand/shallow';
import { memo, useEffect, useMemo, useRef } from 'react';
import { Button, EmptyState, IconButton } from '../controls/index.ts';
import { lookOf, severalAnswersIcon } from '../theme/itemTypes.ts';
import { openDrawer } from '../panes/panes.ts';
import { jumpTo, select } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import {
  type Dependency,
  type DependencyMap,
  dependencyMap,
  fewParts,
  type MapPart,
  mostParts,
} from './dependencyMap.ts';
import { layOut, partSize, type Point } from './layOut.ts';
import styles from './LogicMap.module.css';
import { numberedName } from '../explanations/numberedName.ts';
import { showLogic, useShown } from './shown.ts';

interface LogicMapProps {
  readonly doc: GuideDocument;
  readonly selected: Key | null;
}

/** The dependencies as a picture. The table shows all of them too. */
export function LogicMap(props: LogicMapProps) {
  return (
    <ReactFlowProvider>
      <Drawn {...props} />
    </ReactFlowProvider>
  );
}

function Drawn({ doc, selected }: LogicMapProps) {
  const reach = useShown((shown) => shown.reach);
  const map = useMap(doc, selected, reach === 'near' ? fewParts : mostParts);
  const places = useMemo(() => layOut(map), [map]);
  const near = useMemo(() => nearTo(map, selected), [map, selected]);
  const nodes = useMemo(
    () => map.parts.map((part) => partNode(doc, map, part, places.get(part.key) ?? { x: 0, y: 0 }, near)),
    [doc, map, places, near],
  );
  const edges = useMemo(() => map.dependencies.map((each) => edgeOf(doc, each, near)), [doc, map, near]);
  if (map.parts.length === 0) return <EmptyState text={words.logic.mapNothing} />;
  return (
    <section className={`column ${styles.map}`} aria-label={words.logic.mapName}>
      <p className={`quiet ${styles.note}`}>
        {map.connected > map.parts.length
          ? words.logic.mapBounded(map.parts.length, map.connected, near !== null)
          : words.logic.mapWhole(map.connected)}{' '}
        {words.logic.mapHint}{' '}
        {map.connected > fewParts && (
          <Button variant="quiet" onClick={() => showLogic({ reach: reach === 'near' ? 'far' : 'near' })}>
            {reach === 'near'
              ? words.logic.mapMore(Math.min(map.connected, mostParts))
              : words.logic.mapLess(fewParts, near !== null)}
          </Button>
        )}
      </p>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onlyRenderVisibleElements
        nodesDraggable={false}
        nodesConnectable={false}
        edgesFocusable={false}
        elementsSelectable
        deleteKeyCode={null}
        multiSelectionKeyCode={null}
        selectionKeyCode={null}
        minZoom={0.05}
        maxZoom={1.5}
        ariaLabelConfig={{
          'node.a11yDescription.default': words.logic.mapKeys,
          'node.a11yDescription.keyboardDisabled': words.logic.mapKeys,
          'edge.a11yDescription.default': '',
        }}
        proOptions={{ hideAttribution: true }}
        onNodesChange={(changes) => {
          // A press, Enter or Space on a part: xyflow reports all of them as a selection.
          const chosen = changes.find((change) => change.type === 'select' && change.selected);
          if (chosen?.type === 'select') choose(chosen.id);
        }}
        onNodeDoubleClick={(_, { id }) => isParameter(id) || jumpTo(id, 'conditional')}
      >
        <Tools />
        <Follow selected={selected} places={places} />
      </ReactFlow>
    </section>
  );
}

/** Returns the same map while its parts and dependencies are the same, so that typing does not lay it out again. */
function useMap(doc: GuideDocument, selected: Key | null, most: number): DependencyMap {
  const whole = useMemo(() => dependencyMap(doc, null, most), [doc, most]);
  const bounded = whole.connected > whole.parts.length;
  const around = bounded ? selected : null;
  const map = useMemo(() => (around === null ? whole : dependencyMap(doc, around, most)), [doc, whole, around, most]);
  const shape = [
    map.parts.map(({ key }) => key).join(),
    map.dependencies.map(({ from, to, kind, broken }) => `${from}${to}${kind}${broken}`).join(),
  ].join(';');
  const kept = useRef({ shape, map });
  if (kept.current.shape !== shape) kept.current = { shape, map };
  return kept.current.map;
}

/** Selects a part. A link parameter is not part of the guide, so the table shows its conditions instead. */
function choose(id: string): void {
  if (isParameter(id)) showLogic({ as: 'table', kind: 'link', text: id.slice(1) });
  else {
    select([id]);
    openDrawer('properties');
  }
}

const isParameter = (id: string): boolean => id.startsWith('?');

/** The selection and the parts connected to it; null if the selection is not on the map. */
interface Near {
  readonly selected: Key;
  readonly keys: ReadonlySet<Key>;
}

function nearTo({ parts, dependencies }: DependencyMap, selected: Key | null): Near | null {
  if (selected === null || parts.every(({ key }) => key !== selected)) return null;
  const own = dependencies.filter(({ from, to }) => from === selected || to === selected);
  return { selected, keys: new Set([selected, ...own.flatMap(({ from, to }) => [from, to])]) };
}

type PartNode = Node<{
  readonly name: string;
  readonly icon: IconType;
  readonly block: string;
  readonly chosen: boolean;
  readonly faint: boolean;
}>;

function partNode(
  doc: GuideDocument,
  map: DependencyMap,
  part: MapPart,
  position: { readonly x: number; readonly y: number },
  near: Near | null,
): PartNode {
  const now = locate(doc, part.key);
  const node = 'node' in part ? (now?.node ?? part.node) : null;
  const name = boxName(doc, part);
  const sources = map.dependencies.filter(({ to }) => to === part.key).length;
  const users = map.dependencies.filter(({ from }) => from === part.key).length;
  const block = now?.ancestors.find(({ kind }) => kind === 'block');
  const chosen = part.key === near?.selected;
  return {
    id: part.key,
    type: 'part',
    position,
    width: partSize.width,
    height: partSize.height,
    sourcePosition: Position.Right,
    targetPosition: Position.Left,
    selected: chosen,
    ariaLabel: node ? words.logic.mapPart(name, sources, users) : words.logic.mapParameter(name, users),
    data: {
      name,
      chosen,
      icon: iconOf(node),
      block: node === null ? 'link' : block ? textField(block, 'type') : '',
      faint: near !== null && !near.keys.has(part.key),
    },
  };
}

/** `node`: null for a link parameter. */
function iconOf(node: GuideNode | null): IconType {
  if (node === null) return Link;
  if (node.kind === 'concept') return Shapes;
  return isMultiSelect(node) ? severalAnswersIcon : lookOf(textField(node, 'type')).icon;
}

function boxName(doc: GuideDocument, part: MapPart): string {
  return 'node' in part ? numberedName(doc, locate(doc, part.key)?.node ?? part.node) : part.parameter;
}

/** Returns the name of a part in the label of a line. */
function endOf(doc: GuideDocument, key: Key): string {
  const node = locate(doc, key)?.node;
  return node ? numberedName(doc, node) : words.logic.linkParameter(key.slice(1));
}

function edgeOf(doc: GuideDocument, { from, to, kind, broken }: Dependency, chosen: Near | null): Edge {
  const near = chosen !== null && (from === chosen.selected || to === chosen.selected);
  const color = broken ? 'var(--error)' : near ? 'var(--accent)' : 'var(--line-strong)';
  return {
    id: `${from}>${to}/${kind}`,
    source: from,
    target: to,
    ariaLabel: words.logic.mapLine(endOf(doc, to), endOf(doc, from)),
    className: [kind === 'carried' && styles.carried, near && styles.near, chosen && !near && styles.faintLine]
      .filter(Boolean)
      .join(' '),
    style: { stroke: color },
    zIndex: near ? 1 : 0,
    markerEnd: { type: MarkerType.ArrowClosed, color, width: 14, height: 14 },
  };
}

const Part = memo(function Part({ data }: NodeProps<PartNode>) {
  const { icon: Icon, chosen, faint } = data;
  return (
    <div
      className={[styles.part, chosen && styles.chosen, faint && styles.faint].filter(Boolean).join(' ')}
      data-block={data.block}
    >
      <Handle type="target" position={Position.Left} className={styles.handle} />
      <Icon size={14} className={styles.icon} aria-hidden="true" />
      <span dir="auto" className={styles.name}>
        {data.name}
      </span>
      <Handle type="source" position={Position.Right} className={styles.handle} />
    </div>
  );
});

const nodeTypes = { part: Part };

function Tools() {
  const flow = useReactFlow();
  const { logic } = words;
  return (
    <Panel position="bottom-left" className={styles.tools}>
      <IconButton icon={Plus} label={logic.zoomIn} onClick={() => void flow.zoomIn()} />
      <IconButton icon={Minus} label={logic.zoomOut} onClick={() => void flow.zoomOut()} />
      <IconButton icon={Maximize} label={logic.fitMap} onClick={() => void flow.fitView({ padding: 0.05 })} />
    </Panel>
  );
}

interface FollowProps {
  readonly selected: Key | null;
  readonly places: ReadonlyMap<Key, Point>;
}

/**
 * Starts with the whole map if it is readable, otherwise at the selection or the top left. Brings a part selected
 * elsewhere into view.
 */
function Follow({ selected, places }: FollowProps) {
  const { setCenter, setViewport, getViewport, viewportInitialized } = useReactFlow();
  const { width, height } = useStore(sizeOf, shallow);
  const begun = useRef(false);
  useEffect(() => {
    if (!viewportInitialized || width === 0) return;
    const whole = begun.current ? null : wholeMap(places, width, height);
    if (whole) {
      begun.current = true;
      void setViewport(whole);
      return;
    }
    const place = selected === null ? undefined : places.get(selected);
    if (!place) {
      if (begun.current || places.size === 0) return;
      begun.current = true;
      void setViewport(startOf(places));
      return;
    }
    const { x, y, zoom } = getViewport();
    const left = place.x * zoom + x;
    const top = place.y * zoom + y;
    const inside =
      left >= 0 && top >= 0 && left + partSize.width * zoom <= width && top + partSize.height * zoom <= height;
    const to = begun.current ? zoom : startZoom;
    if (!begun.current || !inside) {
      void setCenter(place.x + partSize.width / 2, place.y + partSize.height / 2, { zoom: to });
    }
    begun.current = true;
  }, [selected, places, width, height, setCenter, setViewport, getViewport, viewportInitialized]);
  return null;
}

/** A readable zoom. */
const startZoom = 0.9;
/** The smallest readable zoom, to show the whole map. */
const leastZoom = 0.75;
const margin = 24;

/** Returns the viewport that begins where the map does: at its top left. */
function startOf(places: ReadonlyMap<Key, Point>): Viewport {
  const all = [...places.values()];
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  return { x: margin - left * startZoom, y: margin - top * startZoom, zoom: startZoom };
}

/** Returns the viewport that centres the whole map, or null if its parts would be too small to read. */
function wholeMap(places: ReadonlyMap<Key, Point>, width: number, height: number): Viewport | null {
  const all = [...places.values()];
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const wide = Math.max(...all.map(({ x }) => x)) + partSize.width - left;
  const high = Math.max(...all.map(({ y }) => y)) + partSize.height - top;
  const zoom = Math.min(startZoom, (width - 2 * margin) / wide, (height - 2 * margin) / high);
  if (all.length === 0 || zoom < leastZoom) return null;
  return { x: (width - wide * zoom) / 2 - left * zoom, y: (height - high * zoom) / 2 - top * zoom, zoom };
}

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height });
