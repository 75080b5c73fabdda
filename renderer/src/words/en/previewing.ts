/** What the preview pretends, and who asks in it. */
export const previewing = {
  pretended: 'Pretended devices: nothing is recorded or sent. A participant’s browser asks before it opens real ones.',
};
