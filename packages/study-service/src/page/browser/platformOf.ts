/** The device types of a study (specification, "Config"). */
export type Platform = 'ios' | 'android' | 'desktop';

/**
 * Returns the device type of a browser. iPads identify as Macs, which have no touch screens. Devices that are neither
 * Apple nor Android phones or tablets count as desktop.
 */
export function platformOf(browser: { readonly userAgent: string; readonly maxTouchPoints: number }): Platform {
  const { userAgent, maxTouchPoints } = browser;
  if (/android/iu.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/iu.test(userAgent)) return 'ios';
  return /macintosh/iu.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop';
}
