// Lets TypeScript accept imports of packages/read-api if the package is deleted. The exports then have the type `any`.
// If the package is installed, TypeScript uses the types of the package.
declare module '@vitrine/read-api/*'
