import '../i18n/later.ts';
import { LanguageCode } from '@guide-studio/guide-core';
import { Plus } from '../theme/icons.tsx';
import { useState } from 'react';
import { Button, Field, FormDialog } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { announce, readGuide, useEditable } from '../session/index.ts';
import { LanguagePicker } from '../settings/index.ts';
import { addLanguages } from './changeLanguages.ts';
import { languageName } from '../settings/index.ts';
import { showTexts } from './shown.ts';
import { textsOf } from './textRows.ts';

/** Adds a language to those of the study. */
export function AddLanguage({ variant }: { readonly variant?: 'primary' }) {
  const editable = useEditable();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={Plus} variant={variant ?? 'quiet'} disabled={!editable} onClick={() => setIsOpen(true)}>
        {words.translating.add}
      </Button>
      {isOpen ? <AddDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const [value, setValue] = useState('');
  const text = words.translating;
  const { own, languages } = textsOf(readGuide().editor.doc);
  const code = LanguageCode.safeParse(value);
  const isNew = code.success && code.data !== own && !languages.includes(code.data);
  return (
    <FormDialog
      title={text.addTitle}
      description={text.addMeaning}
      act={text.addIt}
      incomplete={!isNew}
      busy={false}
      error={null}
      onSubmit={async () => {
        if (!code.success || !isNew || !addLanguages([code.data])) return;
        showTexts({ language: code.data, filter: 'all', find: '' });
        announce(text.added(languageName(code.data)));
        onClose();
      }}
      onClose={onClose}
    >
      <Field label={text.language}>
        <LanguagePicker value={value} disabled={false} onValue={setValue} />
      </Field>
    </FormDialog>
  );
}
