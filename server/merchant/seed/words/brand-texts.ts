import type { LocalText } from '../../catalogue/product-record.ts'
import { localTexts } from '../local-text.ts'

/** What a maker does; `{brand}` is its name and always the subject. */
export const brandCrafts = {
  upholstery: localTexts([
    [
      '{brand} gör stoppade möbler för hem där man faktiskt sitter i soffan.',
      '{brand} laver polstrede møbler til hjem, hvor sofaen rent faktisk bliver brugt.',
      '{brand} makes upholstered furniture for homes where the sofa is actually used.',
      '{brand} valmistaa pehmustettuja huonekaluja koteihin, joissa sohvalla todella istutaan.',
      '{brand} lager stoppede møbler for hjem der sofaen faktisk blir brukt.',
    ],
    [
      '{brand} syr, stoppar och klär soffor och fåtöljer enligt gammal tapetserartradition.',
      '{brand} syr og polstrer sofaer og lænestole efter gammel møbelpolstrertradition.',
      '{brand} sews and upholsters sofas and armchairs in the old tradition.',
      '{brand} ompelee ja verhoilee sohvat ja nojatuolit vanhan verhoilijaperinteen mukaan.',
      '{brand} syr og trekker sofaer og lenestoler etter gammel møbeltapetserertradisjon.',
    ],
  ]),
  wood: localTexts([
    [
      '{brand} bygger möbler i massivt trä som går att slipa, laga och ärva.',
      '{brand} bygger møbler i massivt træ, der kan slibes, repareres og gå i arv.',
      '{brand} builds solid wood furniture that can be sanded, mended and inherited.',
      '{brand} valmistaa massiivipuukalusteita, jotka voi hioa, korjata ja jättää perinnöksi.',
      '{brand} bygger møbler i heltre som kan slipes, repareres og gå i arv.',
    ],
    [
      '{brand} arbetar med nordiska träslag och låter ådringen bestämma.',
      '{brand} arbejder med nordiske træsorter og lader årerne bestemme.',
      '{brand} works with Nordic woods and lets the grain decide.',
      '{brand} työstää pohjoisia puulajeja ja antaa syykuvion päättää.',
      '{brand} arbeider med nordiske treslag og lar åringene bestemme.',
    ],
  ]),
  sleep: localTexts([
    [
      '{brand} provligger varje säng och madrass i en hel vinter innan den säljs.',
      '{brand} prøveligger hver seng og madras en hel vinter, før den sælges.',
      '{brand} sleeps on every bed and mattress for a whole winter before selling it.',
      '{brand} koenukkuu jokaisen sängyn ja patjan kokonaisen talven ennen myyntiä.',
      '{brand} prøveligger hver seng og madrass en hel vinter før den selges.',
    ],
    [
      '{brand} gör sovrum för ljusa nätter och mörka morgnar.',
      '{brand} indretter soveværelser til lyse nætter og mørke morgener.',
      '{brand} makes bedrooms for light nights and dark mornings.',
      '{brand} tekee makuuhuoneita valoisiin öihin ja pimeisiin aamuihin.',
      '{brand} lager soverom for lyse netter og mørke morgener.',
    ],
    [
      '{brand} ägnar sig åt en enda sak: att du ska sova bättre.',
      '{brand} beskæftiger sig med én ting: at du skal sove bedre.',
      '{brand} is devoted to one thing only: better sleep.',
      '{brand} keskittyy yhteen asiaan: parempaan uneen.',
      '{brand} er opptatt av én ting: at du skal sove bedre.',
    ],
  ]),
  work: localTexts([
    [
      '{brand} började med skolbänkar och gör numera skrivbord för vuxna.',
      '{brand} begyndte med skoleborde og laver i dag skriveborde til voksne.',
      '{brand} began with school desks and now makes them for grown-ups.',
      '{brand} aloitti pulpeteista ja tekee nykyään työpöytiä aikuisille.',
      '{brand} begynte med skolepulter og lager nå skrivebord for voksne.',
    ],
    [
      '{brand} ritar arbetsplatser som får plats i ett hem.',
      '{brand} tegner arbejdspladser, der passer ind i et hjem.',
      '{brand} designs workplaces that fit into a home.',
      '{brand} suunnittelee työpisteitä, jotka sopivat kotiin.',
      '{brand} tegner arbeidsplasser som passer inn i et hjem.',
    ],
  ]),
  children: localTexts([
    [
      '{brand} ritar möbler i barnhöjd, med samma omsorg som för vuxna.',
      '{brand} tegner møbler i børnehøjde med samme omhu som til voksne.',
      '{brand} designs furniture at child height, with the care given to grown-ups’.',
      '{brand} suunnittelee huonekaluja lapsen korkeudelta, yhtä huolella kuin aikuisille.',
      '{brand} tegner møbler i barnehøyde, med samme omtanke som for voksne.',
    ],
    [
      '{brand} gör barnmöbler som tål lek och ser bra ut när leken är slut.',
      '{brand} laver børnemøbler, der tåler leg og ser godt ud, når legen er slut.',
      '{brand} makes children’s furniture that survives play and looks good afterwards.',
      '{brand} tekee lastenkalusteita, jotka kestävät leikin ja näyttävät hyviltä sen jälkeenkin.',
      '{brand} lager barnemøbler som tåler lek og ser bra ut når leken er slutt.',
    ],
  ]),
  light: localTexts([
    [
      '{brand} formger lampor för länder där vintern är lång.',
      '{brand} designer lamper til lande, hvor vinteren er lang.',
      '{brand} designs lamps for countries where winter is long.',
      '{brand} muotoilee valaisimia maihin, joissa talvi on pitkä.',
      '{brand} formgir lamper for land der vinteren er lang.',
    ],
    [
      '{brand} söker det ljus som gör att man vill stanna kvar.',
      '{brand} søger det lys, der får en til at blive.',
      '{brand} looks for the light that makes you want to stay.',
      '{brand} etsii valoa, jonka äärelle haluaa jäädä.',
      '{brand} leter etter lyset som gjør at man vil bli.',
    ],
  ]),
  textile: localTexts([
    [
      '{brand} väver mattor, gardiner och plädar av naturliga fibrer.',
      '{brand} væver tæpper, gardiner og plaider af naturlige fibre.',
      '{brand} weaves rugs, curtains and throws from natural fibres.',
      '{brand} kutoo mattoja, verhoja ja torkkupeittoja luonnonkuiduista.',
      '{brand} vever tepper, gardiner og pledd av naturlige fibre.',
    ],
    [
      '{brand} färgar och väver i små serier, med kulörer hämtade från strand och hed.',
      '{brand} farver og væver i små serier med nuancer hentet fra strand og hede.',
      '{brand} dyes and weaves in small runs, with shades taken from shore and heath.',
      '{brand} värjää ja kutoo pieninä erinä sävyin, jotka löytyvät rannoilta ja nummilta.',
      '{brand} farger og vever i små serier, med fargetoner hentet fra strand og hei.',
    ],
  ]),
  decor: localTexts([
    [
      '{brand} samlar keramiker, glasblåsare och smeder under ett tak.',
      '{brand} samler keramikere, glaspustere og smede under ét tag.',
      '{brand} brings potters, glassblowers and smiths under one roof.',
      '{brand} kokoaa keraamikot, lasinpuhaltajat ja sepät saman katon alle.',
      '{brand} samler keramikere, glassblåsere og smeder under ett tak.',
    ],
    [
      '{brand} gör små saker med omsorg: det man tar i, tänder och ställer blommor i.',
      '{brand} laver små ting med omhu: det, man rører ved, tænder og sætter blomster i.',
      '{brand} makes small things with care: those you touch, light and put flowers in.',
      '{brand} tekee pieniä esineitä huolella: niitä joita kosketetaan, sytytetään ja täytetään kukilla.',
      '{brand} lager små ting med omsorg: det man tar i, tenner og setter blomster i.',
    ],
  ]),
  outdoor: localTexts([
    [
      '{brand} möblerar bryggor, balkonger och kolonilotter.',
      '{brand} møblerer badebroer, altaner og kolonihaver.',
      '{brand} furnishes jetties, balconies and allotments.',
      '{brand} kalustaa laiturit, parvekkeet ja siirtolapuutarhat.',
      '{brand} møblerer brygger, balkonger og kolonihager.',
    ],
    [
      '{brand} gör utemöbler för väder som skiftar tre gånger om dagen.',
      '{brand} laver havemøbler til vejr, der skifter tre gange om dagen.',
      '{brand} makes outdoor furniture for weather that changes three times a day.',
      '{brand} valmistaa ulkokalusteita säähän, joka vaihtuu kolmesti päivässä.',
      '{brand} lager utemøbler for vær som skifter tre ganger om dagen.',
    ],
  ]),
} satisfies Record<string, LocalText[]>

export type Craft = keyof typeof brandCrafts

/** A second sentence about how a maker thinks. */
export const brandCharacters: LocalText[] = localTexts([
  [
    'Det som går sönder går att laga.',
    'Det, der går i stykker, kan repareres.',
    'What breaks can be mended.',
    'Minkä saa rikki, sen saa myös korjattua.',
    'Det som går i stykker, kan repareres.',
  ],
  [
    'Ateljén ligger vid havet, och det märks på färgerna.',
    'Tegnestuen ligger ved havet, og det kan ses på farverne.',
    'The studio lies by the sea, and the colours show it.',
    'Ateljee on meren rannalla, ja sen huomaa väreistä.',
    'Atelieret ligger ved havet, og det merkes på fargene.',
  ],
  [
    'Formen är enkel, priset rimligt och garantin lång.',
    'Formen er enkel, prisen rimelig og garantien lang.',
    'The shapes are simple, the prices fair and the warranty long.',
    'Muoto on selkeä, hinta kohtuullinen ja takuu pitkä.',
    'Formen er enkel, prisen rimelig og garantien lang.',
  ],
  [
    'Nästan allt tillverkas inom en dags resa från kontoret.',
    'Næsten alt produceres inden for en dagsrejse fra kontoret.',
    'Nearly everything is made within a day’s journey of the office.',
    'Melkein kaikki valmistetaan päivämatkan päässä toimistolta.',
    'Nesten alt produseres innen en dagsreise fra kontoret.',
  ],
  [
    'Grundat av två syskon, och fortfarande i familjens ägo.',
    'Grundlagt af to søskende og stadig ejet af familien.',
    'Founded by two siblings and still owned by the family.',
    'Kahden sisaruksen perustama ja yhä perheen omistuksessa.',
    'Grunnlagt av to søsken, og fortsatt i familiens eie.',
  ],
  [
    'Inget lämnar verkstaden förrän någon har använt det hemma i en månad.',
    'Intet forlader værkstedet, før nogen har brugt det hjemme i en måned.',
    'Nothing leaves the workshop until someone has lived with it for a month.',
    'Mikään ei lähde verstaalta ennen kuin joku on käyttänyt sitä kotonaan kuukauden.',
    'Ingenting forlater verkstedet før noen har brukt det hjemme i en måned.',
  ],
])
