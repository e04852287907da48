import * as atelier from './scenes-atelier'
import * as bikes from './scenes-bikes'
import * as building from './scenes-building'
import * as cab from './scenes-cab'
import * as civic from './scenes-civic'
import * as devices from './scenes-devices'
import * as energy from './scenes-energy'
import * as energyWorks from './scenes-energy-works'
import * as field from './scenes-field'
import * as games from './scenes-games'
import * as health from './scenes-health'
import * as iso from './scenes-iso'
import * as leather from './scenes-leather'
import * as letters from './scenes-letters'
import * as meeting from './scenes-meeting'
import * as paths from './scenes-paths'
import * as people from './scenes-people'
import * as rail from './scenes-rail'
import * as railWorks from './scenes-rail-works'
import * as rooms from './scenes-rooms'
import * as sea from './scenes-sea'
import * as seaData from './scenes-sea-data'
import * as seaLab from './scenes-sea-lab'
import * as shop from './scenes-shop'
import * as signs from './scenes-signs'
import * as studio from './scenes-studio'
import * as tools from './scenes-tools'
import * as watch from './scenes-watch'
import * as workshop from './scenes-workshop'
import type { Scene } from './stage'

export type Subject = {
  scene: Scene
  /** Words, in English, French and Spanish, of the texts that this scene fits. */
  words: RegExp
  /** The slugs of the companies whose trade the scene shows; without them, the scene fits every company. */
  houses?: readonly string[]
}

const power = ['solvane', 'solvane-reseaux'] as const
const [railway, hides, bike] = [['ferrolane'], ['maison-orvale'], ['kestrel-mobility']] as const
const [ward, ocean, studios] = [['novaclair-sante'], ['tidewater-labs'], ['pixel-harbour']] as const
const [town, site] = [['civitas-numerique'], ['atelier-bocage']] as const

export const subjects = {
  railYard: {
    scene: rail.railYard,
    words: /yard|triage|marshall|dourges|wet night|nuit|night/g,
    houses: railway,
  },
  freight: { scene: rail.freight, words: /freight|fret|containers?|train/g, houses: railway },
  signal: {
    scene: railWorks.signal,
    words: /signal|catenary|rails?|before signing|avant de signer/g,
    houses: railway,
  },
  wheelset: {
    scene: railWorks.wheelset,
    words: /wheel|bearing|roulement|bogie|oreille|essieu/g,
    houses: railway,
  },
  trackBoard: {
    scene: railWorks.trackBoard,
    words: /dispatch|batch|tracking|suivi|control room/g,
    houses: railway,
  },
  driverCab: { scene: cab.driverCab, words: /cab\b|drives?r?\b|conduct\w+|conduite/g, houses: railway },
  yardFromAbove: { scene: signs.yardFromAbove, words: /wagons?|disparu|anvers|antwerp/g, houses: railway },
  machineRoom: { scene: cab.machineRoom, words: /nightly|server|batch|deleted|nine years/g },
  windRidges: { scene: energy.windRidges, words: /wind|vent\b|e[oó]lic\w+|parcs?\b/g, houses: power },
  pylons: { scene: energy.pylons, words: /pylon|grid|lignes?\b|electricity|r[ée]seaux?/g, houses: power },
  nacelle: { scene: energy.nacelle, words: /nacelle|technicians?|wind-farm|m[âa]ts?\b/g, houses: power },
  ropeWork: { scene: tools.ropeWork, words: /ropes?|blade|weather|cordes?/g, houses: power },
  solarField: { scene: energyWorks.solarField, words: /solar|solaire|panels?|moutons|sheep/g, houses: power },
  eclipse: { scene: energyWorks.eclipse, words: /eclipse/g, houses: power },
  gridRoom: {
    scene: watch.gridRoom,
    words: /quiet|operators?|homes/g,
    houses: power,
  },
  stormWatch: { scene: watch.stormWatch, words: /rel[èe]ve|orages?|storm|trente secondes/g, houses: power },
  bedBoard: { scene: watch.bedBoard, words: /r[ée]gulation|bed management/g, houses: ward },
  alarms: { scene: signs.alarms, words: /alarm\w*|alertes?/g, houses: power },
  batteryYard: {
    scene: field.batteryYard,
    words: /batteries|pompiers|stockage|storage|secours/g,
    houses: power,
  },
  vultures: { scene: field.vultures, words: /vultures?|buitres|birds|aerogenerador/g, houses: power },
  poleClimb: { scene: field.poleClimb, words: /pole|monteurs?|climb|line worker/g, houses: power },
  cuttingTable: { scene: leather.cuttingTable, words: /cutter|cutting|hide|coupe\b|peau/g, houses: hides },
  saddleStitch: {
    scene: leather.saddleStitch,
    words: /stitch|needles?|thread|point sellier|coudre/g,
    houses: hides,
  },
  stitchSampler: {
    scene: leather.stitchSampler,
    words: /mille fois|bandes|apprentis|practice|thousand/g,
    houses: hides,
  },
  filmedHand: { scene: signs.filmedHand, words: /film\w*|cam[ée]ra|gestes/g, houses: hides },
  boutique: { scene: shop.boutique, words: /counter|boutique|tokyo|vendre|vitrine\b/g, houses: hides },
  bagStill: { scene: shop.bagStill, words: /strap|letter|bag\b|1974/g, houses: hides },
  hideStore: { scene: atelier.hideStore, words: /leather|cuirs?\b|hides\b|tann\w+/g, houses: hides },
  assemblyBench: {
    scene: atelier.assemblyBench,
    words: /r[ée]par\w+|repair|bench|atelier de/g,
    houses: hides,
  },
  buoySection: { scene: sea.buoySection, words: /sensor|capteur|flotteur|float|sonar|depth/g, houses: ocean },
  boatDawn: { scene: sea.boatDawn, words: /boat|en mer|at sea|embarqu\w+|bou[ée]es/g, houses: ocean },
  depthMap: {
    scene: seaData.depthMap,
    words: /map|birthday|believed|atlanti\w+|2030|letter/g,
    houses: ocean,
  },
  driftingLine: { scene: seaData.driftingLine, words: /lied|drift\w*|salinity|chart/g, houses: ocean },
  buoyQuay: { scene: seaLab.buoyQuay, words: /comes home|barnacles|buoy|recovered/g, houses: ocean },
  calibrationTank: {
    scene: seaLab.calibrationTank,
    words: /tank|calibrat\w+|teste?\b|prob(?:e|es)\b/g,
    houses: ocean,
  },
  isoRooms: { scene: iso.isoRooms, words: /rooms?\b|jeux|mathe?s|fleuriste|ma[çc]on/g, houses: studios },
  isoHarbour: { scene: iso.isoHarbour, words: /world|harbour|jeu\b|production/g, houses: studios },
  platformLevel: { scene: games.platformLevel, words: /lift|level|players?/g, houses: studios },
  playtest: { scene: studio.playtest, words: /playtest|visitors/g, houses: studios },
  colourKeys: {
    scene: studio.colourKeys,
    words: /crunch|spreadsheet|light|colour|painting/g,
    houses: studios,
  },
  soundBooth: { scene: studio.soundBooth, words: /sound|gravel|record\w*/g, houses: studios },
  cargoStreet: { scene: bikes.cargoStreet, words: /cargo|street|rider|livr\w+/g, houses: bike },
  wheelStudy: { scene: bikes.wheelStudy, words: /failed|pothole|test rig|break|purpose/g, houses: bike },
  routeMap: { scene: bikes.routeMap, words: /route|gand|bristol|fleet|city|alertes/g, houses: bike },
  toolsLayout: { scene: tools.toolsLayout, words: /tools?|things|apron|pockets|outils?/g, houses: bike },
  frameShop: { scene: workshop.frameShop, words: /sou[dr]\w+|weld\w*|frames?|cadres/g, houses: bike },
  bikeDepot: { scene: workshop.bikeDepot, words: /depot|flotte|m[ée]canicien|carnet|badge/g, houses: bike },
  batteryBench: { scene: workshop.batteryBench, words: /battery|cells?\b|pack\b/g, houses: bike },
  corridor: { scene: health.corridor, words: /ward|nurse|corridor|soignants|m[ée]decins/g, houses: ward },
  wardNight: { scene: health.wardNight, words: /h[oô]pital|nuits?|lits|beds?|bascule/g, houses: ward },
  onCall: { scene: devices.onCall, words: /on[ -]call|astreinte|3 a\.m\.|t[ée]l[ée]phone/g },
  tablet: { scene: devices.tablet, words: /software|logiciel|tickets|product team|app\b/g, houses: ward },
  townHall: { scene: civic.townHall, words: /town hall|mairie|ville|cantine|square/g, houses: town },
  deskHelp: {
    scene: civic.deskHelp,
    words: /half past|village|beside|accompagn\w+|s[ée]ance|dehors|tester/g,
    houses: town,
  },
  formFields: { scene: civic.formFields, words: /forms?\b|formulaires?|error messages|field/g, houses: town },
  staircase: { scene: building.staircase, words: /stairs?|architect\w*|escalier/g, houses: site },
  planTable: { scene: building.planTable, words: /plans?\b|draught\w+|drawing|chantier tous/g, houses: site },
  timberHouse: { scene: building.timberHouse, words: /straw|paille|timber|school|children/g, houses: site },
  earthWall: { scene: field.earthWall, words: /earth|terre|mur\b|pis[ée]|ma[çc]on/g, houses: site },
  roundTable: {
    scene: meeting.roundTable,
    words: /meetings?|vote|cooperative|table\b|twelve people|ma[ñn]ana con/g,
  },
  interview: {
    scene: meeting.interview,
    words: /interview\w*|entretien|entrevista|conversation|questions?|preguntas/g,
  },
  windowDesk: { scene: rooms.windowDesk, words: /desk|remote|t[ée]l[ée]travail|microphone|developer/g },
  stillLife: { scene: rooms.stillLife, words: /pens?\b|sheet|fiche|coffee|habitudes|mardi|liste/g },
  bakery: { scene: rooms.bakery, words: /bread|canteen|cook|boulang\w+|fourn\w+|oven/g },
  windingPath: { scene: paths.windingPath, words: /career|quinze ans|parcours|path|jour 1\b/g },
  doorLight: { scene: paths.doorLight, words: /first day|doors?|premiers? jours?|intern|newcomer/g },
  calendarWall: { scene: paths.calendarWall, words: /calend\w+|ninety days|planning|days|jours|mois/g },
  columns: { scene: paths.columns, words: /salar\w+|pay\b|chiffres|number|figures|embauches|bilan/g },
  pigeonholes: { scene: letters.pigeonholes, words: /applications?|candidat\w*|recrut\w+|rejection/g },
  letterFlight: { scene: letters.letterFlight, words: /letters?|lettre|oferta|offers?|answers?|carta/g },
  speech: { scene: people.speech, words: /speaks?|speech|mute|formules|traduites|recruteurs/g },
  pasteUp: { scene: letters.pasteUp, words: /paste|editor|articles|onze pages|page\b/g },
  lockers: { scene: people.lockers, words: /lockers?|apprentices|class of|vestiaire|parrain/g },
  payslip: { scene: signs.payslip, words: /paie|payslip|line by line|ligne [àa] ligne|n[óo]mina/g },
  cityWindows: { scene: signs.cityWindows, words: /oficina|office|abando|bilbao|city|building/g },
} as const satisfies Record<string, Subject>

export type SubjectName = keyof typeof subjects
export const subjectNames = Object.keys(subjects).filter(isSubjectName)

function isSubjectName(name: string): name is SubjectName {
  return Object.hasOwn(subjects, name)
}
