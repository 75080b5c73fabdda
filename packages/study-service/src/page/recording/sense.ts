/**
 * What an open device gives now. `nothing`: no sound, a black camera picture, or a screen that has not changed since the
 * last look. `off`: the browser says that it gives nothing (`muted`), as when a headset is switched off. `unknown`: it is
 * not open, or this page cannot tell.
 */
export type Sense = 'something' | 'nothing' | 'off' | 'unknown';
