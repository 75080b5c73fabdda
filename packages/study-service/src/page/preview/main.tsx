import { render } from 'preact';
import '../look/page.css';
import type { FrameMessage } from './frameMessages.ts';
import { createFrameSender } from './frameSender.ts';
import { withGuideAddresses } from './givenFiles.ts';
import { pretendRecording } from './pretendRecording.ts';
import { PreviewApp } from './PreviewApp.tsx';

const root = document.querySelector('#page');
if (root === null) throw new Error('The page has no place for the interview.');
// The sandboxed frame has no origin, so the editor's origin comes from the address.
const { origin } = new URL(location.href);
const editor = window.parent;
const post = (message: FrameMessage): void => editor.postMessage(withGuideAddresses(message), origin);
const pretended = pretendRecording(() => sender.canShare);
const sender = createFrameSender(post, pretended.durationOf);
render(<PreviewApp sender={sender} openRecording={pretended.open} post={post} editor={editor} origin={origin} />, root);
