import type { Page } from '@playwright/test';

/**
 * Returns elements that extend beyond the side of the window or their card, lists outside the window, and words of the
 * tool bar and of buttons that are cut without an ellipsis.
 */
export async function overflows(page: Page): Promise<readonly string[]> {
  // Drawers slide in from outside the window.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(async (each) => await each.finished));
  });
  return await page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'header *, footer *, nav *, button, button *, [role="dialog"] *',
    )) {
      const style = getComputedStyle(element);
      if (element.closest('.unseen') || element.clientWidth === 0 || style.display === 'inline') continue;
      const hidden = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (hidden && !['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${element.outerHTML.slice(0, 160)}`);
      const box = element.getBoundingClientRect();
      if (box.right > root.clientWidth + 1 && box.width > 0 && !element.closest('[role="tree"]'))
        found.push(`outside: ${element.outerHTML.slice(0, 160)}`);
    }
    for (const area of document.querySelectorAll<HTMLElement>(
      'aside > div, section, [role="dialog"], [role="dialog"] *',
    )) {
      const { display, overflowX, textOverflow } = getComputedStyle(area);
      const shows =
        display === 'inline' || overflowX === 'visible' || textOverflow === 'ellipsis' || area.clientWidth <= 1;
      if (!shows && area.scrollWidth > area.clientWidth + 1)
        found.push(`sideways: ${area.className} ${area.scrollWidth} in ${area.clientWidth}`);
    }
    for (const card of document.querySelectorAll('article')) {
      const edge = card.getBoundingClientRect();
      const scrolls = (part: Element | null): boolean =>
        part !== null && part !== card && (getComputedStyle(part).overflowX === 'auto' || scrolls(part.parentElement));
      for (const part of card.querySelectorAll('*')) {
        const { left, right, width } = part.getBoundingClientRect();
        // The grip is in the margin of the card.
        if (width > 0 && (right > edge.right + 16 || left < edge.left - 16) && !scrolls(part))
          found.push(`out of its card: ${part.outerHTML.slice(0, 160)}`);
      }
    }
    for (const list of document.querySelectorAll('[role="listbox"], [role="menu"], [role="dialog"]')) {
      const { top, bottom, height } = list.getBoundingClientRect();
      if (height > 0 && (top < -1 || bottom > window.innerHeight + 1))
        found.push(`leaves the window: ${list.className}`);
    }
    return found;
  });
}
