declare module 'virtual:manual' {
  export const manual: import('./packed.ts').Manual;
}
