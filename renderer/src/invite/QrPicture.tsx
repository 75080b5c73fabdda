import '../i18n/later.ts';
import { useEffect, useState } from 'react';
import { downloadFile } from '../browser/downloadFile.ts';
import { Button } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { Download } from '../theme/icons.tsx';
import styles from './QrPicture.module.css';

type Maker = typeof import('./qrCode.ts');

interface QrPictureProps {
  readonly link: string;
  /** The name of its files, without an ending. */
  readonly name: string;
}

/** The QR code of a link, and its files. It is dark on white in every theme: phones do not find others. */
export function QrPicture({ link, name }: QrPictureProps) {
  const [maker, setMaker] = useState<Maker | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./qrCode.ts').then((loaded) => (isWanted ? setMaker(loaded) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  const texts = words.invite.link;
  const code = maker?.qrCodeOf(link) ?? null;
  if (maker !== null && code === null) return <p className={`quiet ${styles.box}`}>{texts.tooLong}</p>;
  const width = code === null || maker === null ? 1 : maker.widthOf(code);
  return (
    <figure className={styles.box} aria-label={texts.qr}>
      <svg
        role="img"
        aria-label={texts.qrAlt(link)}
        className={styles.picture}
        viewBox={`0 0 ${width} ${width}`}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={width} fill="#fff" />
        {code === null || maker === null ? null : <path d={maker.pathOf(code)} fill="#000" />}
      </svg>
      <div className={styles.files}>
        <Button
          icon={Download}
          aria-label={texts.svgLabel}
          disabled={code === null}
          onClick={() => {
            if (maker === null || code === null) return;
            downloadFile(`${name}.svg`, new Blob([maker.svgOf(code)], { type: 'image/svg+xml' }));
          }}
        >
          {texts.svg}
        </Button>
        <Button
          icon={Download}
          aria-label={texts.pngLabel}
          disabled={code === null}
          onClick={() => {
            if (code === null) return;
            void import('./qrCode.ts').then(async ({ pngOf }) => downloadFile(`${name}.png`, await pngOf(code)));
          }}
        >
          {texts.png}
        </Button>
      </div>
    </figure>
  );
}
