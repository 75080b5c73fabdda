/** The part of React's data for developer tools that is used here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>>;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** A component that rendered, and the key of its part of the guide. */
export interface Rendered {
  readonly name: string;
  readonly key: string | null;
}

const performedWork = 1;
const componentTags = new Set([0, 11, 15]);
let rendered: Rendered[] = [];

type Commit = (root: { readonly current: Fiber }) => void;

const page: { __REACT_DEVTOOLS_GLOBAL_HOOK__?: { onCommit?: Commit | undefined } } = globalThis as object;

/** React DOM looks for the tools once, when it is loaded; later files of the same process find the same ones. */
const tools = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= Object.assign<{ onCommit?: Commit }, object>(
  {},
  {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: unknown, root: { readonly current: Fiber }) => tools.onCommit?.(root),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
));

/** Records every component that renders, until the returned function is called. */
export function watchRenders(): () => void {
  rendered = [];
  tools.onCommit = ({ current }) => visit(current, current.alternate);
  return () => {
    tools.onCommit = undefined;
  };
}

/** Returns what has rendered since the last call. */
export function takeRenders(): readonly Rendered[] {
  const taken = rendered;
  rendered = [];
  return taken;
}

/** Only objects that changed were visited in this commit; the others keep the flags of an earlier one. */
function visit(now: Fiber, before: Fiber | null): void {
  if (componentTags.has(now.tag) && (now.flags & performedWork) !== 0) {
    rendered.push({ name: nameOf(now.type), key: keyOf(now.memoizedProps) });
  }
  if (before !== null && now.child === before.child) return;
  for (let child = now.child; child !== null; child = child.sibling) visit(child, child.alternate);
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  const inner = typeof type === 'object' && type !== null && 'render' in type ? type.render : null;
  return typeof inner === 'function' ? inner.name : '';
}

function keyOf({ node }: Readonly<Record<string, unknown>>): string | null {
  if (typeof node === 'string') return node;
  const key = typeof node === 'object' && node !== null && 'key' in node ? node.key : null;
  return typeof key === 'string' ? key : null;
}
