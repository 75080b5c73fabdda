import '../i18n/later.ts';
import { Play, RotateCcw, SquareCheck, StepBack } from '../theme/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { IconButton, Segmented } from '../controls/index.ts';
import { shortcutOf } from '../actions/keymap.ts';
import { words } from '../i18n/index.ts';
import { useTheme } from '../session/index.ts';
import { Frame } from './Frame.tsx';
import { PreviewLanguage } from './PreviewLanguage.tsx';
import { previewFromHere } from './previewFrom.ts';
import { SaveTest } from './SaveTest.tsx';
import { chooseDevice, type Device, goBack, restart, useRehearsal } from './rehearsal.ts';
import styles from './Stage.module.css';

/** Common screen sizes, in CSS pixels. */
const screens: Readonly<Record<Device, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

/** The interview on a screen of the chosen width, scaled down if there is too little room. */
export function Stage() {
  const device = useRehearsal((rehearsal) => rehearsal.device);
  const canGoBack = useRehearsal(({ session }) => session.answers.length > 0 && session.reopened !== 0);
  const hasAnswers = useRehearsal(({ session }) => session.answers.length > 0);
  const [isSaving, setSaving] = useState(false);
  const theme = useTheme();
  const here = shortcutOf('preview.fromHere');
  const room = useRef<HTMLDivElement>(null);
  const { width: roomWidth, height: roomHeight } = useSize(room);
  const screen = screens[device];
  const zoom = Math.min(1, roomWidth / screen.width);
  const height = Math.min(screen.height, Math.floor(roomHeight / zoom));
  return (
    <div className={`column ${styles.stage}`}>
      <div className={`cluster ${styles.bar}`}>
        <IconButton icon={RotateCcw} label={words.preview.restart} onClick={restart} />
        <IconButton icon={StepBack} label={words.preview.back} disabled={!canGoBack} onClick={goBack} />
        <IconButton icon={Play} label={words.preview.fromHere} shortcut={here} onClick={previewFromHere} />
        <IconButton
          icon={SquareCheck}
          label={words.tests.save}
          disabled={!hasAnswers}
          onClick={() => setSaving(true)}
        />
        <span className={styles.space} />
        <span className={`faint ${styles.size}`}>
          {words.preview.size(screen.width, height)}
          {zoom < 1 ? ` · ${words.preview.zoom(Math.round(zoom * 100))}` : ''}
        </span>
        <Segmented
          label={words.preview.device}
          value={device}
          options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
            value,
            label: words.preview.devices[value],
          }))}
          onValue={chooseDevice}
        />
      </div>
      <PreviewLanguage />
      {isSaving && <SaveTest onClose={() => setSaving(false)} />}
      <div className={styles.room} ref={room}>
        {roomWidth > 0 ? (
          <div className={styles.screen} style={{ width: screen.width * zoom, height: height * zoom }}>
            <Frame width={screen.width} height={height} zoom={zoom} theme={theme} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** Returns the size of an element without its padding. */
function useSize(element: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
