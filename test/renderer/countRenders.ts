/** What React tells developer tools about a component: the part of it that is needed here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>>;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** A component that rendered, and the key of the part of the guide it shows. */
export interface Rendered {
  readonly name: string;
  readonly key: string | null;
}

const performedWork = 1;
const componentTags = new Set([0, 11, 15]);
let rendered: Rendered[] = [];

/** Notes every component that renders, from now on. Has to be called before React DOM is loaded. */
export function watchRenders(): void {
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: unknown, root: { readonly current: Fiber }) => visit(root.current, root.current.alternate),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
}

/** What has rendered since it was asked last. */
export function takeRenders(): readonly Rendered[] {
  const taken = rendered;
  rendered = [];
  return taken;
}

/** Only what is another object than before was looked at in this commit; the rest keeps the flags of an earlier one. */
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
