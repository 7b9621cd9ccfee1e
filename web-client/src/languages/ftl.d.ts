declare module '*.ftl' {
  const patterns: import('./patterns.ts').Patterns;
  export default patterns;
}
