declare module 'virtual:manual' {
  /** The addresses of the pictures, by the names of their files. */
  export const pictures: Readonly<Record<string, string>>;
  export const manual: import('./packed.ts').Manual;
}
