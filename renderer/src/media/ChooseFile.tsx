import { useRef } from 'react';
import { Button } from '../controls/index.ts';
import { Image } from '../theme/icons.tsx';
import { useEditable } from '../session/index.ts';

/** What the dialog of the system offers first. The content of a file decides. */
const accepted = 'image/png,image/jpeg,image/gif,image/webp,image/avif,video/mp4,video/webm';

interface Props {
  readonly label: string;
  readonly several?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets the user choose pictures and videos of this computer. */
export function ChooseFile({ label, several = false, onFiles }: Props) {
  const editable = useEditable();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        multiple={several}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        variant="quiet"
        icon={Image}
        disabled={!editable}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
