import { guideExtension } from '@guide-studio/host/common';
import { Check, Copy, Download } from '../theme/icons.tsx';
import { useState } from 'react';
import { copyText } from '../browser/copyText.ts';
import { Button } from '../controls/index.ts';
import { guideText, readGuide, announce } from '../session/index.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import { shortName, words } from '../i18n/index.ts';

/** Ways to keep the open guide that need only this page, for when its host cannot be reached. */
export function KeepGuide() {
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    if (await copyText(textNow())) {
      setCopied(true);
      return announce(words.files.copied);
    }
    // A browser may refuse the clipboard; a download always works.
    download();
    announce(words.files.downloaded);
  }

  return (
    <>
      <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
        {words.files.copyGuide}
      </Button>
      <Button icon={Download} onClick={download}>
        {words.files.downloadGuide}
      </Button>
    </>
  );
}

function textNow(): string {
  return guideText(readGuide().editor.doc);
}

function download(): void {
  const name = shortName(readGuide().onDisk.name) + guideExtension;
  downloadFile(name, new Blob([textNow()], { type: 'application/json' }));
}
