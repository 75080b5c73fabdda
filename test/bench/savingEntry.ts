export { hashOf, saveFile, thisMachine } from '@guide-studio/host/node';
