/** The kinds of devices that a study can be for (specification, "Config"). */
export type Platform = 'ios' | 'android' | 'desktop';

/**
 * What kind of device a browser runs on. iPads call themselves Macs, which have no touch screens. What is neither an
 * Apple nor an Android phone or tablet counts as a computer.
 */
export function platformOf(browser: { readonly userAgent: string; readonly maxTouchPoints: number }): Platform {
  const { userAgent, maxTouchPoints } = browser;
  if (/android/iu.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/iu.test(userAgent)) return 'ios';
  return /macintosh/iu.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}
