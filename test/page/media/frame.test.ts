// @vitest-environment happy-dom
import { h, render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { Frame } from '../../../packages/study-service/src/page/media/Frame.tsx';

afterEach(() => render(null, document.body));

const blocked = (effectiveDirective: string) =>
  void document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));

it('a page that the policy stops has failed, also before the next frame; what is seen can no longer fail', () => {
  let failures = 0;
  const nothing = (): void => {};
  const show = (isSeen: boolean | null) => {
    const address = { url: 'about:blank', host: 'a.example', isOwn: false };
    const handlers = { onLoad: nothing, onFail: () => void (failures += 1), onSeen: nothing, onUnseen: nothing };
    render(h(Frame, { address, isSeen, ...handlers }), document.body);
  };
  show(null);
  blocked('img-src');
  expect(failures).toBe(0);
  blocked('frame-src');
  expect(failures).toBe(1);
  show(true);
  blocked('frame-src');
  expect(failures).toBe(1);
});
